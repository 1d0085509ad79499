import DataSource
import Model
import Testing

struct StatisticsServiceTests {
    let sut = StatisticsService(.testDependencies())
    let weighIns = [
        ("2026-11-14", 73.0), ("2026-11-15", 72.0), ("2026-11-16", 74.0), ("2026-12-01", 70.0),
        ("2027-01-01", 69.0),
    ].map { WeighIn.on(Day($0.0) ?? .epoch, $0.1) }

    @Test(arguments: [
        (Period.week(start: .monday), ["2026-11-09", "2026-11-16", "2026-11-30", "2026-12-28"]),
        (.week(start: .sunday), ["2026-11-08", "2026-11-15", "2026-11-29", "2026-12-27"]),
        (.month, ["2026-11-01", "2026-12-01", "2027-01-01"]),
        (.year, ["2026-01-01", "2027-01-01"]),
    ])
    func statistics_period_startsOnItsFirstDay(period: Period, days: [String]) {
        let statistics = sut.statistics(of: weighIns, by: period)
        #expect(statistics.map(\.firstDay.description) == days)
    }

    @Test
    func statistics_month_isOfItsWeighIns() throws {
        let statistics = try #require(sut.statistics(of: weighIns.reversed(), by: .month).first)
        #expect(
            statistics
                == Statistics(
                    firstDay: Day("2026-11-01") ?? .epoch,
                    mean: 73,
                    minimum: 72,
                    maximum: 74,
                    change: 1,
                    readings: 3
                )
        )
    }
}
