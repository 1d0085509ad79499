import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct StatisticsServiceTests {
    let sut = StatisticsService(.testDependencies())
    let weighIns = [
        ("2026-11-14", 73.0), ("2026-11-15", 72.0), ("2026-11-16", 74.0), ("2026-12-01", 70.0),
        ("2027-01-01", 69.0),
    ].map { WeighIn.on(Day($0.0) ?? .epoch, $0.1) }

    func statistics(of weighIns: [WeighIn], by period: Period) -> [Statistics] {
        let points = TrendService(.testDependencies()).trend(of: weighIns, as: .hackersDiet)
        return sut.statistics(of: weighIns, points: points, by: period)
    }

    @Test(arguments: [
        (Period.week(start: .monday), ["2026-11-09", "2026-11-16", "2026-11-30", "2026-12-28"]),
        (.week(start: .sunday), ["2026-11-08", "2026-11-15", "2026-11-29", "2026-12-27"]),
        (.month, ["2026-11-01", "2026-12-01", "2027-01-01"]),
        (.year, ["2026-01-01", "2027-01-01"]),
    ])
    func statistics_period_startsOnItsFirstDay(period: Period, days: [String]) {
        let statistics = statistics(of: weighIns, by: period)
        #expect(statistics.map(\.firstDay.description) == days)
    }

    @Test(arguments: [
        (Period.week(start: .monday), "2026-11-15"), (.month, "2026-11-30"), (.year, "2026-12-31"),
    ])
    func lastDay_isTheOneBeforeTheNextPeriod(period: Period, day: String) throws {
        let first = try #require(statistics(of: weighIns, by: period).first)
        #expect(sut.lastDay(of: first, by: period).description == day)
    }

    @Test
    func total_isOfTheDays_itsChangeBeginsBefore() throws {
        let points = TrendService(.testDependencies()).trend(of: weighIns, as: .hackersDiet)
        let first = try #require(Day("2026-11-15"))
        let last = try #require(Day("2026-12-31"))
        let total = try #require(sut.total(of: weighIns, points: points, in: first...last))
        #expect(total.readings == 3)
        #expect(total.mean == 72)
        #expect(total.minimum == 70)
        #expect(total.maximum == 74)
        #expect(total.change == points[3].trend - points[0].trend)
        #expect(sut.total(of: weighIns, points: points, in: .epoch ... .epoch) == nil)
    }

    @Test
    func total_afterAYearWithoutWeighIns_changeBeginsInTheDays() throws {
        let day = try #require(Day("2027-12-01"))
        let weighIns = weighIns + [WeighIn.on(day, 90)]
        let points = TrendService(.testDependencies()).trend(of: weighIns, as: .hackersDiet)
        #expect(sut.total(of: weighIns, points: points, in: day...day)?.change == 0)
    }

    @Test
    func rows_areBesideTheOneBefore_theirWeightsAmongAll() {
        let rows = sut.rows(of: statistics(of: weighIns, by: .month).reversed(), by: .month)
        #expect(rows.map(\.difference) == [-1, -3, nil])
        #expect(rows.map(\.extent) == [0...0, 0.2...0.2, 0.6...1])
        #expect(rows.last?.mean == 0.8)
        #expect(sut.rows(of: [], by: .month).isEmpty)
    }

    @Test
    func rows_timeOfAYearThatCannotBeRead_isNotOfNothing() throws {
        let years = [
            period(from: "2026-01-01"), period(from: "2024-01-01"), period(from: "2022-01-01"),
        ]
        let rows = sut.rows(of: years, by: .year, unreadYears: [2023])
        #expect(rows.map(\.days.lowerBound.year) == [2026, 2025, 2024, 2023, 2022])
        #expect(rows.map(\.isUnread) == [false, false, false, true, false])
    }

    // Of a week whose other days are in a year that cannot be read nobody knows the mean.
    @Test
    func statistics_weekThatReachesIntoAYearThatCannotBeRead_isLeftOut() {
        let weighIns = ["2026-01-02", "2026-01-07", "2026-01-14"].map { day in
            WeighIn.on(Day(day) ?? .epoch, 72)
        }
        let points = TrendService(.testDependencies()).trend(of: weighIns, as: .hackersDiet)
        func firstDays(without years: [Int]) -> [[String]] {
            let problems = years.map { year in
                StorageError(file: "history/\(year).json", reason: .malformed(line: 6))
            }
            let recent = RecentWeighIns(Loaded(values: weighIns, problems: problems))
            return sut.statistics(of: recent, points, Settings())
                .map { $0.statistics.map(\.firstDay.description) }
        }
        let weeks = ["2026-01-12", "2026-01-05"]
        let all = [weeks + ["2025-12-29"], ["2026-01-01"], ["2026-01-01"]]
        #expect(firstDays(without: []) == all)
        #expect(firstDays(without: [2025]) == [weeks, ["2026-01-01"], ["2026-01-01"]])
        // Of a year of which one line cannot be read the others count.
        #expect(firstDays(without: [2026]) == all)
    }

    // Otherwise the first that can be read would seem to be the first of all.
    @Test
    func rows_yearBeforeOrAfterAllOthers_cannotBeRead_isARowOfItsOwn() {
        let years = [period(from: "2025-01-01"), period(from: "2024-01-01")]
        let rows = sut.rows(of: years, by: .year, unreadYears: [2022, 2026])
        #expect(rows.map(\.days.lowerBound.year) == [2026, 2025, 2024, 2022])
        #expect(rows.map(\.isUnread) == [true, false, false, true])
        #expect(rows.last?.days.upperBound.description == "2023-12-31")
        let months = sut.rows(of: [period(from: "2026-02-01")], by: .month, unreadYears: [2025])
        #expect(months.map(\.isUnread) == [false, true])
        #expect(months.last?.days.upperBound.description == "2026-01-31")
        // A week may begin in the year before.
        let weeks = sut.rows(
            of: [period(from: "2025-12-29")],
            by: .week(start: .monday),
            unreadYears: [2025]
        )
        #expect(weeks.map(\.isUnread) == [false, true])
        #expect(weeks.last?.days.upperBound.description == "2025-12-28")
    }

    @Test
    func rows_timeWithoutWeighIns_isARowOfItsOwn() throws {
        let rows = sut.rows(
            of: [
                period(from: "2026-05-01"), period(from: "2026-02-01"), period(from: "2026-01-01"),
            ],
            by: .month
        )
        #expect(rows.map { $0.statistics?.readings } == [2, nil, 2, 2])
        #expect(rows[1].days.lowerBound.description == "2026-03-01")
        #expect(rows[1].days.upperBound.description == "2026-04-30")
        #expect(rows.map(\.difference) == [nil, nil, 0, nil])
    }

    // One weigh-in a quarter: a row of nothing below each month would say nothing.
    @Test
    func rows_mostPeriodsAreApart_areWithoutTheTimeBetween() throws {
        let days = (0..<5).reversed().map { "202\($0)-05-01" }
        let rows = sut.rows(of: days.map(period), by: .month)
        #expect(rows.map(\.days.lowerBound.description) == days)
        #expect(rows.allSatisfy { $0.difference == nil })
        let unread = sut.rows(of: days.map(period), by: .month, unreadYears: [2022])
        #expect(unread.filter(\.isUnread).count == 2 && unread.count == 7)
    }

    @Test
    func statistics_month_isOfItsWeighIns() throws {
        let statistics = try #require(statistics(of: weighIns.reversed(), by: .month).first)
        let trends = TrendService(.testDependencies()).trend(of: weighIns, as: .hackersDiet).map(
            \.trend
        )
        #expect(trends.first == 73)
        #expect(abs(trends[2] - 73.01) < 1e-9)
        #expect(
            statistics
                == Statistics(
                    firstDay: Day("2026-11-01") ?? .epoch,
                    mean: 73,
                    minimum: 72,
                    maximum: 74,
                    change: trends[2] - trends[0],
                    readings: 3
                )
        )
    }

    @Test
    func statistics_slip_isCountedApart() throws {
        let weighIns = (0..<29).map { WeighIn.on(Day(number: 20_000 + $0), $0 == 20 ? 60 : 80) }
        let points = TrendService(.testDependencies()).trend(of: weighIns)
        let year = try #require(sut.statistics(of: weighIns, points: points, by: .year).first)
        #expect((year.mean, year.minimum, year.maximum) == (80, 80, 80))
        #expect((year.readings, year.leftOut) == (29, 1))
        let days = Day(number: 20_020)...Day(number: 20_021)
        let total = try #require(sut.total(of: weighIns, points: points, in: days))
        #expect((total.mean, total.readings, total.leftOut) == (80, 2, 1))
        // A period of nothing else is not empty.
        let only = Day(number: 20_020)...Day(number: 20_020)
        let slip = try #require(sut.total(of: weighIns, points: points, in: only))
        #expect((slip.mean, slip.readings, slip.leftOut) == (60, 1, 1))
    }

    @Test
    func statistics_laterPeriodOfOneWeighIn_hasAChangeOfZero() {
        let weighIns = [WeighIn.on(Day(number: 20_000), 80), WeighIn.on(Day(number: 20_040), 80)]
        let months = statistics(of: weighIns, by: .month)
        #expect(months.map(\.change) == [0, 0])
        #expect(months.map(\.isFirst) == [true, false])
    }

    @Test
    func statistics_oneReadingInAPeriod_changeIsThatOfTheTrend() throws {
        let changes = statistics(of: Array(weighIns.suffix(2)), by: .year).map(\.change)
        let trend = 69 + (70 - 69) * pow(0.9, 31)
        #expect(changes.first == 0)
        #expect(abs((changes.last ?? 0) - (trend - 70)) < 1e-9)
    }

    @Test
    func statistics_changesOfTheMonths_addUpToThatOfTheYear() throws {
        let weighIns = (0..<900).map { day in
            WeighIn.on(Day(number: 20_000 + 3 * day), 70 + Double(day * 7919 % 101) / 10)
        }
        let months = statistics(of: weighIns, by: .month)
        let years = statistics(of: weighIns, by: .year)
        #expect(years.count > 2)
        for year in years {
            let changes = months.filter { $0.firstDay.year == year.firstDay.year }.map(\.change)
            #expect(abs(changes.reduce(0, +) - year.change) < 1e-9)
            #expect(year.change != 0)
        }
    }

    private func period(from firstDay: String) -> Statistics {
        Statistics(
            firstDay: Day(firstDay) ?? .epoch,
            mean: 70,
            minimum: 69,
            maximum: 71,
            change: 0,
            readings: 2
        )
    }

    private func pow(_ base: Double, _ exponent: Int) -> Double {
        (0..<exponent).reduce(1) { power, _ in power * base }
    }

    /// The day that is missing has no height, and a slip neither.
    @Test
    func finishedWeek_levels_areOfTheDays() throws {
        let today = try #require(Day("2026-11-30"))
        let weighIns = [(-7, 72.0), (-6, 72), (-5, 74), (-3, 7.2), (-1, 73)].map {
            WeighIn.on(today.advanced(by: $0.0), $0.1)
        }
        var points = TrendService(.testDependencies()).trend(of: weighIns, as: .smooth)
        for index in points.indices { points[index].isSlip = points[index].day == weighIns[3].day }
        let week = try #require(
            sut.finishedWeek(
                of: weighIns,
                points: points,
                weekStart: .monday,
                knownSince: nil,
                isLoss: nil,
                today: today
            )
        )
        #expect(week.weighedDays == 4)
        #expect(week.levels.map { $0 != nil } == [true, true, true, false, false, false, true])
        #expect(week.levels[2] == PersonStanding.levelCount - 1 && week.levels[0] == 0)
    }
}
