import DataSource
import Testing

@testable import Model

// Today is Sunday, 22 November 2026.
@Suite(.timeLimit(.minutes(10)))
struct DayServiceTests {
    let sut = DayService(.testDependencies())
    let today = Day(year: 2026, month: 11, day: 22) ?? .epoch

    @Test(arguments: [
        ("2025", "2025-12-31"), (" ２０２５年", "2025-12-31"), ("2026", "2026-11-22"),
        ("1970", "1970-12-31"), ("1969", nil), ("2027", nil), ("20255", nil), ("月", nil),
    ])
    func year_alone_isItsLastDayUpToToday(text: String, day: String?) {
        #expect(sut.year(text, today: today)?.description == day)
        #expect(sut.month(text, today: today) == nil)
    }

    @Test(arguments: [
        ("this week", "2026-11-16", "2026-11-22"), ("last  week", "2026-11-09", "2026-11-15"),
        ("Last Month", "2026-10-01", "2026-10-31"), ("今月", "2026-11-01", "2026-11-22"),
        ("this year", "2026-01-01", "2026-11-22"), ("去年", "2025-01-01", "2025-12-31"),
        ("week", "2026-11-16", "2026-11-22"), ("last 7 days", "2026-11-16", "2026-11-22"),
        ("過去2週間", "2026-11-09", "2026-11-22"), ("2026-W46", "2026-11-09", "2026-11-15"),
        ("2026-w47", "2026-11-16", "2026-11-22"), ("2025-W01", "2024-12-30", "2025-01-05"),
        ("2020-W53", "2020-12-28", "2021-01-03"),
    ])
    func period_ofToday_endsTodayAtTheLatest(text: String, first: String, last: String) {
        let days = sut.period(text, today: today, weekStart: .monday)
        #expect(days?.lowerBound.description == first)
        #expect(days?.upperBound.description == last)
        for text in ["2026-W48", "2025-W53", "2026-W0", "last 0 days"] {
            #expect(sut.period(text, today: today, weekStart: .monday) == nil)
        }
        #expect(sut.period("last", today: today, weekStart: .monday) == nil)
    }

    @Test(
        arguments: [
            ("2026-11-20", "2026-11-20"), ("2026-1-2", "2026-01-02"), ("2026/11/20", "2026-11-20"),
            ("2026.11.20", "2026-11-20"), ("20261120", "2026-11-20"), ("2026 11 20", "2026-11-20"),
            ("２０２６－１１－２０", "2026-11-20"), ("2026年11月20日", "2026-11-20"),
            ("2026年 11月 20日 (金)", "2026-11-20"), ("2026-11-20 Fri", "2026-11-20"),
            ("today", "2026-11-22"), (" Today ", "2026-11-22"), ("今日", "2026-11-22"),
            ("yesterday", "2026-11-21"), ("昨日", "2026-11-21"), ("一昨日", "2026-11-20"),
            ("the day before  yesterday", "2026-11-20"), ("おととい", "2026-11-20"),
            ("-3", "2026-11-19"), ("-3d", "2026-11-19"), ("− 3 days", "2026-11-19"),
            ("3 days ago", "2026-11-19"), ("3日前", "2026-11-19"), ("-2w", "2026-11-08"),
            ("2週間前", "2026-11-08"), ("-1m", "2026-10-22"), ("1か月前", "2026-10-22"),
            ("-1y", "2025-11-22"), ("1 year ago", "2025-11-22"),
            ("a week ago", "2026-11-15"), ("a month ago", "2026-10-22"), ("-0", "2026-11-22"),
            ("fri", "2026-11-20"), ("Friday", "2026-11-20"), ("sun", "2026-11-22"),
            ("mon", "2026-11-16"), ("金", "2026-11-20"), ("金曜", "2026-11-20"),
            ("日曜日", "2026-11-22"), ("月", "2026-11-16"),
            ("21 nov", "2026-11-21"), ("nov 21", "2026-11-21"), ("21nov", "2026-11-21"),
            ("Nov. 21, 2026", "2026-11-21"), ("21-Nov-2026", "2026-11-21"),
            ("21st November 2026", "2026-11-21"), ("Fri 20 Nov", "2026-11-20"),
            ("Fri, 20 Nov 2026", "2026-11-20"), ("thu 25 dec", "2025-12-25"),
            ("21.11.", "2026-11-21"), ("21.11.2026", "2026-11-21"), ("3.4.2026", "2026-04-03"),
            ("21.11", "2026-11-21"), ("11-21", "2026-11-21"), ("11/21", "2026-11-21"),
            ("21/11", "2026-11-21"), ("21/11/2026", "2026-11-21"), ("11/21/2026", "2026-11-21"),
            ("3/3", "2026-03-03"), ("11月21日", "2026-11-21"), ("11 月 20 日", "2026-11-20"),
            ("11月20日(金)", "2026-11-20"), ("21日", "2026-11-21"), ("21", "2026-11-21"),
            ("25", "2026-10-25"), ("31", "2026-10-31"), ("29 feb 2024", "2024-02-29"),
            ("2 apr 88", "1988-04-02"), ("26年11月20日", "2026-11-20"), ("fri 3/4/2026", "2026-04-03"),
            ("3/12/2026", "2026-03-12"), ("yest", "2026-11-21"), ("Yes", "2026-11-21"),
            ("tod", "2026-11-22"), ("day before yest", "2026-11-20"), ("おとと", "2026-11-20"),
            ("last friday", "2026-11-20"), ("last fri", "2026-11-20"), ("last sun", "2026-11-15"),
            ("mo", "2026-11-16"),
            ("tu", "2026-11-17"), ("we", "2026-11-18"), ("th", "2026-11-19"), ("fr", "2026-11-20"),
            ("sa", "2026-11-21"), ("Su", "2026-11-22"), ("ye", "2026-11-21"),
            ("last fr", "2026-11-20"),
            ("20 novembre 2026", "2026-11-20"), ("20. okt 2026", "2026-10-20"),
            ("2 août", "2026-08-02"), ("mrt 3", "2026-03-03"), ("20 ноября", "2026-11-20"),
            ("2026년 11월 20일", "2026-11-20"),
            ("前の金曜日", "2026-11-20"), ("この前の日曜", "2026-11-15"), ("last  wed", "2026-11-18"),
        ] as [(String, String)]
    )
    func day_anyForm_isRead(text: String, day: String) throws {
        #expect(try sut.day(text, today: today).description == day)
    }

    @Test(arguments: [
        ("2025-12", "2025-12-31"), ("2025/2", "2025-02-28"), ("12/2025", "2025-12-31"),
        ("dec 2025", "2025-12-31"), ("2025 December", "2025-12-31"), ("dec", "2025-12-31"),
        ("2025年12月", "2025-12-31"), ("２０２５年１２月", "2025-12-31"), ("nov", "2026-11-22"),
        ("2026-12", nil), ("12", nil), ("2025", nil), ("dec dec", nil), ("2025-13", nil),
        ("2025-12-01", nil), ("-12", nil), ("", nil), ("x 2025", nil), ("dec.", "2025-12-31"),
        ("okt 2025", "2025-10-31"), ("out", nil), ("marathon", nil), ("25年12月", nil),
    ])
    func month_anyForm_isItsLastDayUpToToday(text: String, day: String?) {
        #expect(sut.month(text, today: today)?.description == day)
    }

    @Test(arguments: [
        ("昭和60年4月2日", "1985-04-02"), ("令和8年11月21日", "2026-11-21"), ("R8.11.21", "2026-11-21"),
        ("S60.4.2", "1985-04-02"), ("Ｈ３１−４−３０", "2019-04-30"), ("平成元年1月8日", "1989-01-08"),
        ("令和 元年 5月1日(水)", "2019-05-01"), ("大正15年12月24日", "1926-12-24"),
        ("昭和64年1月7日", "1989-01-07"), ("H元.1.8", "1989-01-08"),
    ])
    func day_ofAReign_isRead(text: String, day: String) throws {
        for language in Language.allCases {
            #expect(try sut.day(text, today: today, language: language).description == day)
        }
    }

    @Test
    func day_beginningOfTwoWords_namesBoth() {
        #expect(throws: EntryError.doubtful("today", "tomorrow")) {
            try sut.day("to", today: today)
        }
    }

    @Test(arguments: ["t", "y", "m", "day", "the", "the day", "last", "last x", "前の"])
    func day_beginningOfSeveralWords_isRefused(text: String) {
        #expect(throws: EntryError.notADay) { try sut.day(text, today: today) }
    }

    @Test(arguments: ["昭和65年1月1日", "令和0年1月1日", "s60", "昭和", "r8.11", "昭和60年", "h100.1.1"])
    func day_ofNoReign_isRefused(text: String) {
        #expect(throws: EntryError.notADay) { try sut.day(text, today: today) }
    }

    @Test(arguments: [
        ("3/4", "2026-03-04"), ("3-4", "2026-03-04"), ("4.3", "2026-04-03"),
        ("21/11", "2026-11-21"),
        ("26/11/20", "2026-11-20"), ("fri", "2026-11-20"), ("yesterday", "2026-11-21"),
    ])
    func day_inJapanese_monthsGoFirst(text: String, day: String) throws {
        #expect(try sut.day(text, today: today, language: .japanese).description == day)
    }

    @Test(arguments: [
        ("3/4", "2026-04-03", "2026-03-04"), ("3-4-2026", "2026-04-03", "2026-03-04"),
        ("5.6", "2026-06-05", "2026-05-06"), ("21.11.25", "2021-11-25", "2025-11-21"),
        ("3/4/26", "2026-04-03", "2026-03-04"), ("3/4/88", "1988-04-03", "1988-03-04"),
        ("26/3/4", "2026-03-04", "2004-03-26"),
    ])
    func day_twoMeanings_bothAreNamed(text: String, one: String, other: String) {
        #expect {
            try sut.day(text, today: today)
        } throws: { error in
            guard case .eitherDay(let first, let second) = error as? EntryError else {
                return false
            }
            return Set([first.description, second.description]) == [one, other]
        }
    }

    @Test(arguments: [
        ("25 dec", "2025-12-25"), ("12-25", "2025-12-25"), ("25/12", "2025-12-25"),
        ("25.12.", "2025-12-25"), ("12月25日", "2025-12-25"), ("23 nov", "2025-11-23"),
    ])
    func day_stillToComeThisYear_isAskedWithTheYear(text: String, day: String) throws {
        let day = try #require(Day(day))
        #expect(throws: EntryError.perhapsLastYear(day)) { try sut.day(text, today: today) }
        #expect(try sut.day(day.description, today: today) == day)
        let january = try #require(Day(year: 2026, month: 1, day: 9))
        #expect(try sut.day(text, today: january) == day)
    }

    @Test
    func day_aLeapDay_isAskedAboutWhereItIsLongAgo() throws {
        let (day, today) = (try #require(Day("2024-02-29")), try #require(Day("2026-11-20")))
        #expect(throws: EntryError.longAgo(day)) { try sut.day("29 feb", today: today) }
        #expect(try sut.day("29 feb", today: try #require(Day("2024-11-20"))) == day)
        let february = try #require(Day("2025-02-01"))
        #expect(throws: EntryError.perhapsLastYear(day)) { try sut.day("29 feb", today: february) }
    }

    @Test(arguments: [
        ("2026-02-30", "2026-02-28"), ("30 feb", "2026-02-28"), ("2024-02-30", "2024-02-29"),
        ("31.4.", "2026-04-30"), ("20260931", "2026-09-30"),
    ])
    func day_thatDoesNotExist_isRefusedWithTheLastOfItsMonth(text: String, last: String) {
        #expect(throws: EntryError.noSuchDay(last: Day(last) ?? .epoch)) {
            try sut.day(text, today: today)
        }
    }

    @Test(arguments: ["tomorrow", "明日", "+1", "+2w", "2026-11-23", "2027年1月1日", "1.12.2026"])
    func day_ahead_isRefused(text: String) {
        #expect(throws: EntryError.inTheFuture(today: today)) { try sut.day(text, today: today) }
    }

    @Test(arguments: [
        "x", "-", "--3", "-3x", "-123456", "2026-13-01", "2026-00-10", "2026", "2026-11", "32", "0",
        "21 foo", "foo 21", "21//11", "/21", "21/", "1 2 3 4", "20 nov 21 nov",
        "-99999y", "0026-11-20", "0001-01-01", "00261120", "20 nov 0026", "0026年11月20日",
        "2026-11-20x", "1121", "nov", "ago", "3 ago", "年", "1e3", "٣",
        String(repeating: "1", count: 500), "99999999999999999999", "(", "11月", "金金",
        "5 jui", "5 octopus", "5 no", "1704067200",
    ])
    func day_noDay_isRefused(text: String) {
        #expect(throws: EntryError.notADay) { try sut.day(text, today: today) }
    }

    @Test(arguments: ["thu 20 nov", "2026-11-20 Thu", "11月20日(木)"])
    func day_ofAnotherWeekday_isTold(text: String) {
        #expect(throws: EntryError.otherWeekday(Day("2026-11-20") ?? .epoch)) {
            try sut.day(text, today: today)
        }
    }

    @Test
    func day_nothing_isRefusedWithWhatWouldBeRight() {
        #expect(throws: EntryError.notADay) { try sut.day(" ", today: today) }
    }

    @Test
    func day_beforeTheFirst_isRefused() {
        #expect(throws: EntryError.tooEarly(first: .epoch)) {
            try sut.day("1969-12-31", today: today, first: .epoch)
        }
    }

    @Test
    func day_everyDayOfTenYears_isReadAsTheInterfaceWritesIt() throws {
        for number in 0...3650 {
            let day = today.advanced(by: -number)
            #expect(try sut.day(day.description, today: today) == day)
            #expect(try sut.day("-\(number)d", today: today) == day)
            let japanese = "\(day.year)年\(day.month)月\(day.day)日"
            #expect(try sut.day(japanese, today: today) == day)
            let month = DateNames.english[day.month - 1].prefix(3)
            #expect(try sut.day("\(day.day) \(month) \(day.year)", today: today) == day)
        }
    }
    @Test
    func goalDays_calendarEndsWithinTenYears_endWithIt() throws {
        let day = try #require(Day("9995-06-01"))
        #expect(day.goalDays == day.advanced(by: 1)...Day.last)
    }
}
