import DataSource
import Model
import Testing

@Suite(.timeLimit(.minutes(10)))
struct TimeEntryTests {
    let sut = EntryService(.testDependencies())

    @Test(arguments: [
        ("7", "07:00"), ("07", "07:00"), ("19", "19:00"), ("0", "00:00"), ("730", "07:30"),
        ("0730", "07:30"), ("1930", "19:30"), ("7:5", "07:05"), ("7:05", "07:05"),
        ("19:30", "19:30"), ("7.30", "07:30"), ("7pm", "19:00"), ("7 PM", "19:00"),
        ("7:30 am", "07:30"), ("7:30 p.m.", "19:30"), ("730pm", "19:30"), ("12am", "00:00"),
        ("12 pm", "12:00"), ("12:30am", "00:30"), ("7h", "07:00"), ("7h30", "07:30"),
        ("7時", "07:00"), ("7時30分", "07:30"), ("7時半", "07:30"), ("午後7時半", "19:30"),
        ("午前0時5分", "00:05"), ("７：３０", "07:30"), (" 23:59 ", "23:59"), ("noon", "12:00"),
        ("正午", "12:00"), ("midnight", "00:00"), ("19:30:15", "19:30"),
    ])
    func time_anyForm_isRead(text: String, time: String) throws {
        #expect(try sut.time(text).description == time)
    }

    @Test(arguments: [
        "24:00", "7:60", "25", "99", "2400", "760", "7.5", "7:", ":30", "7:30:60", "7:30:0",
        "noonish", "12345", "13pm",
        "x", "-7", "7:3x", "7時半分", "pm", "午後", "1e1", "7:005", "+7:30",
    ])
    func time_noTime_throws(text: String) {
        #expect(throws: EntryError.notATime) { try sut.time(text) }
    }

    @Test
    func time_empty_isMissing() {
        #expect(throws: EntryError.notATime) { try sut.time(" ") }
    }
}
