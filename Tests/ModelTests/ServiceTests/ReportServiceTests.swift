import DataSource
import Essentials
import Testing

@testable import Model

/// What a page says is what the other screens say.
@Suite(.timeLimit(.minutes(10)))
struct ReportServiceTests {
    private let dependencies = AppDependencies.testDependencies()
    private var sut: ReportService { ReportService(dependencies) }
    private let today = Day(number: 20_777)
    private let ann = Person(
        id: UUID(1),
        name: "Ann",
        height: 178,
        birthDate: Day(number: 6666),
        goalWeight: 71.5
    )

    private func history(_ count: Int, every days: Int = 1) -> [WeighIn] {
        (0..<count).map { index -> WeighIn in
            let weight = 120 - Double(index) / 50 + Double(index % 7) / 10
            return WeighIn(
                id: UUID(UInt8(index & 0xFF)),
                day: today.advanced(by: (index - count + 1) * days),
                time: .midnight,
                weight: weight,
                height: 178
            )
        }
    }

    private func made(_ weighIns: [WeighIn], since: Day? = nil, until: Day? = nil) -> Report? {
        sut.report(
            of: Loaded(values: weighIns, problems: []),
            of: ann,
            Settings(),
            since: since,
            until: until,
            today: today
        )
    }

    @Test
    func report_longestRow_isTheNewestOfTheLongest_andSlipsAreNoExtremes() throws {
        let days = [-40, -39, -38, -30, -29, -20, -19, -18, -1, 0]
        var weighIns = days.enumerated().map { index, day in
            WeighIn(
                id: UUID(UInt8(index)),
                day: today.advanced(by: day),
                time: .midnight,
                weight: 80 + Double(index) / 10,
                height: 178
            )
        }
        let report = try #require(made(weighIns))
        #expect(report.longestRow == today.advanced(by: -20)...today.advanced(by: -18))
        #expect(report.weighedDays.count == 10)
        #expect(report.settledEntries.count == 10)
        weighIns = history(60)
        weighIns[30].weight = 12
        let slip = try #require(made(weighIns))
        #expect(slip.entries.count == 60)
        #expect(slip.settledEntries.map(\.weighIn.weight).min() != 12)
    }

    @Test
    func report_untilADayBeforeTheGoal_knowsNothingOfItsEnd() throws {
        let until = today.advanced(by: -20)
        var ann = ann
        ann.goal = Goal(weight: 72, setOn: today.advanced(by: -80), trend: 80)
        ann.goal?.reachedOn = today.advanced(by: -5)
        let weighIns = (0..<80).map { index in
            WeighIn(
                id: UUID(UInt8(index)),
                day: today.advanced(by: index - 79),
                time: .midnight,
                weight: 80 - 0.1 * Double(index),
                height: 178
            )
        }
        let report = try #require(
            sut.report(
                of: Loaded(values: weighIns, problems: []),
                of: ann,
                Settings(),
                until: until,
                today: today
            )
        )
        let goal = try #require(report.overview.goal)
        #expect(goal.state == .towards && goal.goal.reachedOn == nil)
        let trend = try #require(report.points.last?.trend)
        #expect(abs(goal.distance - (72 - trend)) < 1e-9)
    }

    @Test(arguments: [(1, 1), (3, 4), (400, 1), (120, 9)])
    func report_sumsAreThoseOfWhatIsListed(count: Int, days: Int) throws {
        let weighIns = history(count, every: days)
        let report = try #require(made(weighIns))
        let months = report.years.flatMap(\.months)
        #expect(report.entries.count == count)
        #expect(report.total.readings == count)
        #expect(months.reduce(0) { $0 + $1.readings } == count)
        #expect(report.total.minimum == weighIns.map(\.weight).min())
        #expect(report.total.maximum == weighIns.map(\.weight).max())
        let mean = weighIns.reduce(0) { $0 + $1.weight } / Double(count)
        #expect(abs(report.total.mean - mean) < 1e-9)
        let change = months.reduce(0) { $0 + $1.change }
        #expect(abs(report.total.change - change) < 1e-9)
        for year in report.years {
            #expect(year.months.reduce(0) { $0 + $1.readings } == year.total.readings)
            #expect(abs(year.months.reduce(0) { $0 + $1.change } - year.total.change) < 1e-9)
        }
        let points = TrendService(dependencies).trend(of: weighIns)
        #expect(abs(change - ((points.last?.trend ?? 0) - (points.first?.trend ?? 0))) < 1e-9)
        #expect(report.points == points)
    }

    @Test
    func report_ofSomeTime_keepsTheTrendOfAll() throws {
        let weighIns = history(400)
        let (since, until) = (today.advanced(by: -200), today.advanced(by: -100))
        let report = try #require(made(weighIns, since: since, until: until))
        #expect(report.days == since...until)
        #expect(report.entries.count == 101)
        #expect(report.entries.first?.weighIn.day == until)
        #expect(report.total.readings == 101)
        let all = TrendService(dependencies).trend(of: weighIns)
        #expect(report.points == all.filter { (since...until).contains($0.day) })
        let before = try #require(all.last { $0.day < since })
        let last = try #require(report.points.last)
        #expect(abs(report.total.change - (last.trend - before.trend)) < 1e-9)
        #expect(report.overview.entries.first?.weighIn.day == until)
        // Later weights move the curve of these days, as in all other lists.
        #expect(report.entries.first?.trend == last.trend)
    }

    @Test
    func report_ofNothing_isNone() {
        #expect(made([]) == nil)
        #expect(made(history(10), since: today.advanced(by: 1)) == nil)
        #expect(made(history(10), until: today.advanced(by: -100)) == nil)
        #expect(made(history(10), since: today, until: today.advanced(by: -1)) == nil)
    }

    @Test
    func report_ofALife_drawsNoMoreThanAPageHasRoomFor() throws {
        let report = try #require(made(history(ReportService.mostPoints + 1)))
        #expect(report.points.count <= 2 * 241)
        #expect(report.entries.count == ReportService.mostPoints + 1)
    }

    @Test(arguments: [
        (70.2, 74.3, WeightUnit.kilograms.axisSteps), (0, 0.4, WeightUnit.kilograms.axisSteps),
        (154, 168, [1, 2, 7, 14]), (60, 180, WeightUnit.kilograms.axisSteps),
    ])
    func roundTicks_holdTheRange_andDivideItEvenly(low: Double, high: Double, steps: [Double]) {
        let ticks = RoundTicks(around: low...high, upTo: 7, steps: steps)
        #expect(ticks.range.contains(low) && ticks.range.contains(high))
        #expect((2...7).contains(ticks.values.count))
        let step = ticks.values[1] - ticks.values[0]
        for (first, second) in zip(ticks.values, ticks.values.dropFirst()) {
            #expect(abs(second - first - step) < 1e-9)
        }
        #expect(steps.contains { abs($0 - step) < 1e-9 })
    }

    @Test(arguments: [7, 8, 30, 90, 365, 800, 3650, 20_000])
    func calendarTicks_areTheFinestThatHaveRoom(length: Int) {
        let days = today.advanced(by: -length)...today
        let ticks = CalendarTicks(in: days) { _ in 8 }
        #expect((2...8).contains(ticks.days.count), "\(ticks)")
        #expect(ticks.days.allSatisfy(days.contains))
        switch ticks.unit {
        case .days(let step): #expect(step < 7 || ticks.days.allSatisfy { $0.weekday == .monday })
        case .months: #expect(ticks.days.allSatisfy { $0.day == 1 })
        }
    }
}
