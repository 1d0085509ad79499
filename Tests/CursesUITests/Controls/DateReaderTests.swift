import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct DateReaderTests {
    @Test(arguments: [
        ("2026-11-20", "2026-11-20"), ("2026-1-5", "2026-01-05"), ("2026/11/20", "2026-11-20"),
        ("2026.11.20", "2026-11-20"), ("20261120", "2026-11-20"), (" 2026-11-20 ", "2026-11-20"),
        ("2024-02-29", "2024-02-29"), ("２０２６－１１－２０", "2026-11-20"),
        ("2026年11月20日", "2026-11-20"), ("today", "2026-11-20"), ("Today", "2026-11-20"),
        ("yesterday", "2026-11-19"), ("tomorrow", "2026-11-21"), ("-3d", "2026-11-17"),
        ("-3", "2026-11-17"), ("+1w", "2026-11-27"), ("-9m", "2026-02-20"), ("+1y", "2027-11-20"),
    ])
    func readable(text: String, date: String) {
        #expect(reader().read(text)?.isoText == date)
    }

    @Test(arguments: [
        "", " ", "2026", "2026-11", "2026-02-29", "2026-13-01", "2026-00-10", "26-11-20", "-", "+",
        "-d", "3d", "-3x", "-3dd", "-999999d", "0000-01-01", "-99999y", "99999999", "2026-11-20-1",
        "2026--11", "٢٠٢٦-١١-٢٠", "nan", "\u{1B}[2J", "today!", "----", "年月日",
    ])
    func unreadable(text: String) {
        #expect(reader().read(text) == nil)
        #expect(reader().complaint(about: text) == "not a date")
    }

    @Test
    func beyondTheBounds_saysWhichTheyAre() throws {
        let first = try #require(TestDay(year: 2026, month: 1, day: 1))
        let last = try #require(TestDay(year: 2026, month: 12, day: 31))
        let text = "2027-01-01"
        #expect(reader(first, last).read(text) == nil)
        #expect(
            reader(first, last).complaint(about: text)
                == "between \("2026-01-01") and \("2026-12-31")"
        )
        #expect(reader(nil, last).complaint(about: text) == "not after \("2026-12-31")")
        #expect(reader(first, nil).complaint(about: "1999-01-01") == "not before \("2026-01-01")")
    }

    @Test
    func withoutToday_wordsAreUnreadable() {
        let reader = DateReader<TestDay>(
            earliest: nil,
            latest: nil,
            environment: EnvironmentValues()
        )
        #expect(reader.read("today") == nil)
        #expect(reader.read("-3d") == nil)
        #expect(reader.read("2026-11-20") != nil)
    }

    @Test
    func words_areReadInTheLanguageOfTheInterface() {
        let catalog = #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "yesterday": {"localizations": {"ja": {"stringUnit": {"value": "昨日"}}}}}}
            """#
        var environment = EnvironmentValues()
        environment.today = TestDay(year: 2026, month: 11, day: 20)
        environment.locale = Locale(identifier: "ja_JP")
        environment.stringCatalog = StringCatalog(Array(catalog.utf8))
        let reader = DateReader<TestDay>(earliest: nil, latest: nil, environment: environment)
        #expect(reader.read("昨日")?.isoText == "2026-11-19")
        #expect(reader.read("today")?.isoText == "2026-11-20")
    }

    @Test
    func months_clampTheDay() throws {
        let day = try #require(TestDay(year: 2024, month: 1, day: 31))
        #expect(day.shifted(months: 1)?.isoText == "2024-02-29")
        #expect(day.shifted(months: 13)?.isoText == "2025-02-28")
        #expect(day.shifted(months: 3)?.isoText == "2024-04-30")
        #expect(day.shifted(months: 12)?.isoText == "2025-01-31")
        #expect(day.shifted(months: -24288) == nil)
        #expect(day.shifted(months: 100_000) == nil)
        #expect(day.shifted(days: .max) == nil)
    }

    @Test
    func weekdays_countFromMonday() {
        #expect((-3...4).map { TestDay(number: $0).weekdayIndex } == [0, 1, 2, 3, 4, 5, 6, 0])
    }

    private func reader(
        _ first: TestDay? = nil,
        _ last: TestDay? = nil
    ) -> DateReader<TestDay> {
        var environment = EnvironmentValues()
        environment.today = TestDay(year: 2026, month: 11, day: 20)
        return DateReader(earliest: first, latest: last, environment: environment)
    }
}
