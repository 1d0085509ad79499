import DataSource
import Testing

@Suite(.timeLimit(.minutes(10)))
struct DayTests {
    @Test(arguments: [
        ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-20", 20_777),
        ("2038-01-20", 24_856), ("2106-02-08", 49_711), ("1582-10-15", -141_427),
    ])
    func init_text_dayNumberIsThatOfTheGregorianCalendar(text: String, number: Int) {
        let sut = Day(text)
        #expect(sut?.number == number)
        #expect(sut?.description == text)
    }

    @Test(arguments: [
        "", "2026-1-1", "2026-13-01", "2025-02-29", "1900-02-29", "2026-04-31", "2026-00-10",
        "0000-01-01", "2026-11-20 ", "２０２６-11-20", "+026-11-20", "2026/11/20",
    ])
    func init_noDay_isNil(text: String) {
        #expect(Day(text) == nil)
    }

    @Test
    func description_everyDayOf800Years_readsBackAsItself() {
        for number in stride(from: -141_427, through: 150_000, by: 1) {
            let sut = Day(number: number)
            guard Day(sut.description) == sut else {
                Issue.record("\(number)")
                return
            }
        }
    }

    @Test
    func weekday_isThatOfTheWeek() {
        #expect(Day("2026-11-20")?.weekday == .friday)
        #expect(Day("1969-12-31")?.weekday == .wednesday)
    }

    @Test(arguments: [("07:30", 450), ("00:00", 0), ("23:59", 1439)])
    func timeOfDay_text_isMinutesAfterMidnight(text: String, minutes: Int) {
        #expect(TimeOfDay(text)?.minutes == minutes)
        #expect(TimeOfDay(text)?.description == text)
    }

    @Test(arguments: ["24:00", "7:30", "12:60", "", "12-30", "-1:00"])
    func timeOfDay_noTime_isNil(text: String) {
        #expect(TimeOfDay(text) == nil)
    }
}
