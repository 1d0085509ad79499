import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct HistoryServiceTests {
    let sut = HistoryService(.testDependencies())
    let entries = [("2026-11-03", 72.0, "b"), ("2026-11-02", 71.0, "a"), ("2026-11-01", 72.0, "")]
        .enumerated().map { index, values in
            HistoryEntry(
                weighIn: WeighIn(
                    id: UUID(UInt8(index)),
                    day: Day(values.0) ?? .epoch,
                    time: .midnight,
                    weight: values.1,
                    height: 175,
                    note: values.2
                ),
                change: nil,
                trend: -values.1,
                bmi: values.1
            )
        }

    @Test(arguments: [
        (HistoryOrder(.day), [2, 1, 0]), (HistoryOrder(.day, order: .reverse), [0, 1, 2]),
        (HistoryOrder(.weight), [1, 0, 2]), (HistoryOrder(.trend), [0, 2, 1]),
        (HistoryOrder(.bmi, order: .reverse), [0, 2, 1]), (HistoryOrder(.note), [2, 1, 0]),
    ])
    func rows_inAnOrder_equalOnesStayAsTheyWere(_ order: HistoryOrder, _ places: [Int]) {
        let rows = sut.rows(of: entries, at: nil, order: order)
        #expect(Array(rows) == places.map { entries[$0] })
    }

    @Test
    func months_areWhereTheyBegin_withTheirMean() throws {
        var entries = entries
        entries[2].weighIn.day = try #require(Day("2026-10-31"))
        let months = sut.months(of: entries)
        #expect(months.map(\.firstDay.description) == ["2026-11-01", "2026-10-01"])
        #expect(months.map(\.start) == [0, 2])
        #expect(months.map(\.count) == [2, 1])
        #expect(months.map(\.mean) == [71.5, 72])
        let lines = HistoryLines(HistoryRows(entries), months: months)
        #expect(lines.map { $0.month != nil } == [true, false, false, true, false])
        #expect(lines.map(\.entry.id) == [0, 0, 1, 2, 2].map { UUID($0) })
        #expect(Set(lines.map(\.id)).count == 5)
        #expect(sut.months(of: []).isEmpty)
    }

    @Test
    func mean_ofSlipsAndOthers_isOfTheOthers() {
        var entries = entries
        entries[0].isSlip = true
        #expect(sut.months(of: entries).map(\.mean) == [71.5])
        #expect(sut.months(of: entries).map(\.count) == [3])
        #expect(sut.mean(of: HistoryRows(entries, at: [0, 1])) == 71)
        #expect(sut.months(of: [entries[0]]).map(\.mean) == [nil])
    }

    @Test
    func longestNote_isThatOfAll() {
        #expect(sut.longestNote(of: entries) == 1)
        #expect(sut.longestNote(of: []) == 0)
    }

    @Test(arguments: [(0, 2, 2), (2, 0, 0), (1, 1, 1), (99, 1, 1), (0, 9, 0)])
    func position_isFoundFromWhereItWas(_ old: Int, _ id: UInt8, _ expected: Int) {
        let rows = HistoryRows(entries)
        #expect(sut.position(of: UUID(id), in: rows, near: old) == expected)
        #expect(sut.position(of: UUID(id), in: .empty, near: old) == nil)
    }

    @Test(arguments: [("2026-11-02", true), ("2026-11-04", false), ("2026-10-31", false)])
    func isWeighed_onlyDaysWithAWeighIn(_ day: String, _ expected: Bool) throws {
        #expect(sut.isWeighed(try #require(Day(day)), in: entries) == expected)
    }

    @Test
    func rows_onlyWhatWasFound_isOrdered() {
        let rows = sut.rows(of: entries, at: [0, 1], order: HistoryOrder(.weight))
        #expect(Array(rows) == [entries[1], entries[0]])
    }

    @Test(arguments: [("2026-10-01", 2), ("2026-11-02", 1), ("2027-01-01", 0)])
    func nearest_toADay_isTheClosestWeighIn(_ day: String, _ place: Int) {
        let rows = HistoryRows(entries)
        #expect(sut.nearest(to: Day(day) ?? .epoch, in: rows) == entries[place])
        #expect(sut.nearest(to: .epoch, in: .empty) == nil)
    }

    @Test(arguments: [
        ("11-02", [1]), ("B", [0]), ("mon", [1]), ("2026", [0, 1, 2]), ("00:00", [0, 1, 2]),
        ("b2026", []), ("", [0, 1, 2]),
    ])
    func places_ofAQuery_areThoseThatShowIt(_ query: String, _ places: [Int32]) {
        let index = HistoryIndex(entries, weekdays: [.monday: "Mon"])
        #expect(index.places(of: query.lowercased()) == places)
    }

    @Test(arguments: [
        (WeightUnit.pounds, "160.1 ", [0]), (.pounds, "160.06", []), (.stones, "11 st 6.1 ", [0]),
        (.kilograms, "72.6 ", [0]), (.kilograms, "72.45", [1]),
    ])
    func index_inAUnit_findsWeightsAsTheyAreShown(
        _ unit: WeightUnit,
        _ query: String,
        _ places: [Int32]
    ) {
        var entries = Array(entries.prefix(2))
        (entries[0].weighIn.weight, entries[1].weighIn.weight) = (72.6, 72.45)
        let index = sut.index(of: entries, [:], Settings(weightUnit: unit))
        #expect(index.places(of: query) == places)
    }

    @Test(arguments: [(72.45, 2), (72.4, 1), (3.455, 2)])
    func digits_oneWeight_makesRoomForAll(_ weight: Double, _ expected: Int) {
        var entries = entries
        entries[1].weighIn.weight = weight
        #expect(sut.digits(of: entries, .kilograms) == expected)
        #expect(sut.digits(of: [entries[1]], .kilograms) == (weight == 3.455 ? 3 : expected))
    }

    @Test
    func detail_hasTheTimeBefore_theMonth_andTheDaysAround() throws {
        var entries = entries
        for (place, text) in ["2026-11-03", "2026-08-10", "2026-08-01"].enumerated() {
            entries[place].weighIn.day = try #require(Day(text))
        }
        let ada = Person(id: .zero, name: "Ada", height: 175)
        let detail = try #require(
            sut.detail(of: entries[0], in: entries, ada, .who, .who)
        )
        #expect(detail.previous == entries[1].weighIn)
        #expect(detail.assessment == .category(.normal))
        #expect(detail.days.lowerBound.description == "2026-08-05")
        #expect(detail.days.upperBound.description == "2026-11-03")
        #expect(detail.points.map(\.day.description) == ["2026-08-10", "2026-11-03"])
        #expect(detail.lead?.day.description == "2026-08-01")
        #expect(detail.trail == nil)
        #expect(detail.month.readings == 1)
        #expect(detail.month.change == -1)
        let oldest = try #require(
            sut.detail(of: entries[2], in: entries, ada, .who, .who)
        )
        #expect(oldest.previous == nil)
        #expect((oldest.month.mean, oldest.month.readings) == (71.5, 2))
        #expect(
            sut.detail(of: entries[0], in: [], ada, .who, .who) == nil
        )
        entries[1].weighIn.day = entries[0].weighIn.day
        let twice = try #require(sut.detail(of: entries[0], in: entries, ada, .who, .who))
        #expect(twice.points.last?.weight == 71.5)
    }

    @Test(arguments: [
        ("> 71", [0, 2]), (">71", [0, 2]), (">= 71", [0, 1, 2]), ("≥71", [0, 1, 2]),
        ("< 72", [1]), ("<71", []), ("≤ 71", [1]), ("＜７２", [1]), ("71-71.5", [1]),
        ("70 – 72", [0, 1, 2]), ("> 71.95kg", [0, 2]), (">158 lb", [0, 2]), ("72以上", [0, 2]),
        ("72kg未満", [1]), ("71超", [0, 2]), ("71以下", [1]), (">", []), ("> x", []),
    ])
    func places_aComparison_areThoseOfTheWeights(_ query: String, _ places: [Int32]) {
        let index = HistoryIndex(entries, weekdays: [:])
        let found = sut.places(of: query, in: index, unit: .kilograms, language: .english)
        #expect(found == places)
    }

    @Test(arguments: [
        ("nov 2026", [0, 1, 2]), ("2026-11", [0, 1, 2]), ("november 2026", [0, 1, 2]),
        ("11/2026", [0, 1, 2]), ("2026年11月", [0, 1, 2]), ("nov 2025", []), ("oct 2026", []),
        ("nov", [0, 1, 2]), ("2 nov 2026", [1]), ("2026/11/2", [1]),
    ])
    func places_aMonthOfAYear_isRead(_ query: String, _ places: [Int32]) {
        let index = HistoryIndex(entries, weekdays: [:])
        let service = HistoryService(
            .testDependencies(
                localTimeClient: testDependency(of: LocalTimeClient.self) {
                    $0.localTime = { _ in
                        LocalTime(day: Day("2026-11-20") ?? .epoch, time: .midnight)
                    }
                }
            )
        )
        let found = service.places(of: query, in: index, unit: .kilograms, language: .english)
        #expect(found == places)
    }

    @Test
    func places_aComparison_isOfTheNumberThatIsShown() {
        var entries = entries
        entries[0].weighIn.weight = 72.04
        entries[1].weighIn.weight = 72.043
        let index = HistoryIndex(entries, weekdays: [:])
        let found = sut.places(of: "> 72", in: index, unit: .kilograms, language: .english)
        #expect(found == [0])
    }

    @Test
    func content_ofWeighIns_goesFromNewestToOldest() {
        let ada = Person(id: .zero, name: "Ada", height: 175)
        let weighIns = entries.reversed().map(\.weighIn)
        let recent = RecentWeighIns(Loaded(values: weighIns, problems: []))
        let content = sut.content(of: recent, ada, Settings())
        #expect(content.entries.map(\.weighIn) == entries.map(\.weighIn))
        #expect(content.summary == sut.summary(of: content.entries, ada, Settings()))
        #expect(content.summary.months.map(\.count) == [3])
    }

    @Test
    func growth_ofAnAdult_isNothing() {
        let ada = Person(id: .zero, name: "Ada", height: 175, birthDate: .epoch)
        #expect(sut.growth(of: entries[0].weighIn, ada, .who) == nil)
    }

    @Test
    func mean_ofRows() {
        #expect(sut.mean(of: HistoryRows(entries, at: [0, 1])) == 71.5)
        #expect(sut.mean(of: HistoryRows.empty) == nil)
    }
}
