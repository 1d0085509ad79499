import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct OverviewServiceTests {
    let sut = OverviewService(.testDependencies())
    let today = Day(number: 20_777)
    let ada = Person(id: .zero, name: "Ada", height: 175, goalWeight: 68)

    @Test
    func overview_fiveDays_isOfTheNewestAndTheTrend() {
        let weighIns = [70, 69.9, 69.8, 69.7, 69.6].enumerated().map {
            WeighIn.on(today.advanced(by: $0.offset - 4), $0.element, height: 175)
        }
        let overview = sut.overview(
            of: weighIns,
            person: ada,
            scheme: .who,
            unit: .kilograms,
            today: today
        )
        #expect(overview.entries.map(\.weighIn.weight) == [69.6, 69.7, 69.8, 69.9, 70])
        #expect(overview.entries.map(\.bmi) == [22.73, 22.76, 22.79, 22.82, 22.86])
        #expect(overview.points.map(\.day) == weighIns.map(\.day))
        #expect(overview.classBounds == [18.5, 25, 30, 35, 40])
        #expect(overview.assessment == .category(.normal))
        #expect(overview.healthyWeights == 56.7...76.5)
        #expect(overview.missingDays != nil)
        #expect(overview.rate == nil)
        #expect(overview.goal != nil)
        #expect(overview.goal?.progress?.done == 0)
        #expect(overview.week.map { ($0.mean * 10).rounded() } == 698)
        #expect(overview.week?.change == nil)
        #expect(overview.months.map(\.readings) == [5])
    }

    /// Whole years are read, the newest first, until there are enough days for the trend.
    @Test(arguments: 0..<24)
    func overview_months_areWholeWhateverIsRead(_ fortnight: Int) {
        let today = Day("2026-01-05")?.advanced(by: 15 * fortnight) ?? .epoch
        let all = (0..<1200).reversed().map { offset in
            WeighIn.on(today.advanced(by: -offset), 70 + Double(offset % 17) / 10, height: 175)
        }
        let firstYear = today.advanced(by: -WeighInService.trendDays).year
        let months = [firstYear, 2000].map { year in
            sut.overview(
                of: all.filter { $0.day.year >= year },
                person: ada,
                scheme: .who,
                unit: .kilograms,
                today: today
            ).months
        }
        #expect(months[0].count == OverviewService.monthCount)
        #expect(months[0].map(\.firstDay) == months[1].map(\.firstDay))
        #expect(months[0].map(\.readings) == months[1].map(\.readings))
        #expect(months[0].map(\.mean) == months[1].map(\.mean))
        #expect(zip(months[0], months[1]).allSatisfy { abs($0.change - $1.change) < 0.01 })
    }

    @Test
    func overview_chart_isOfThreeMonths() {
        let weighIns = [-91, -90, 0].map { WeighIn.on(today.advanced(by: $0), 70, height: 175) }
        let overview = sut.overview(
            of: weighIns,
            person: ada,
            scheme: .who,
            unit: .kilograms,
            today: today
        )
        #expect(overview.points.map(\.day) == [today.advanced(by: -90), today])
        #expect(overview.entries.count == 3)
    }

    @Test
    func overview_child_hasNoClassesAndNoHealthyWeights() {
        var child = ada
        child.birthDate = today.advanced(by: -4000)
        child.sex = nil
        let overview = sut.overview(
            of: [WeighIn.on(today, 40, height: 145)],
            person: child,
            scheme: .who,
            unit: .kilograms,
            today: today
        )
        #expect(overview.assessment == .sexMissing)
        #expect(overview.growth?.standard == .who2007)
        #expect(overview.growth?.healthyWeights == nil)
        #expect(overview.classBounds == [])
        #expect(overview.healthyWeights == nil)
        #expect(overview.energy == nil)
    }

    @Test(arguments: [
        (GrowthReference.who, GrowthStandard.who2007, 29.2, 41.7),
        (.cdc, .cdc2000, 30.3, 43.8),
    ])
    func overview_child_hasTheFiguresOfTheReferenceAndNoPace(
        reference: GrowthReference,
        standard: GrowthStandard,
        low: Double,
        high: Double
    ) throws {
        var child = ada
        child.height = 145
        child.birthDate = Day(year: today.year - 11, month: today.month, day: today.day)
        child.sex = .female
        let weighIns = (0..<28).map {
            WeighIn.on(today.advanced(by: $0 - 27), 38 + Double($0) * 0.05, height: 145)
        }
        let overview = sut.overview(
            of: weighIns,
            person: child,
            scheme: .who,
            reference: reference,
            unit: .kilograms,
            today: today
        )
        guard case .growth(let growth) = overview.assessment else {
            Issue.record("no percentile")
            return
        }
        #expect(growth.standard == standard)
        let standing = try #require(overview.growth)
        #expect(standing.standard == standard)
        #expect(standing.healthyWeights == low...high)
        #expect(standing.adultFrom == Day(year: today.year + 9, month: today.month, day: today.day))
        #expect(overview.rate == nil && overview.energy == nil && overview.missingDays == nil)
        #expect(overview.healthyWeights == nil)
    }

    // The weight over all days from the birth on, and the range at the newest length.
    @Test
    func overview_baby_hasTheWeightForAge() throws {
        var baby = Person(id: .zero, name: "Ben", height: 50)
        (baby.birthDate, baby.sex) = (today.advanced(by: -44), .male)
        let weighIns = [(0, 3.45), (7, 3.3), (14, 3.5), (21, 3.8), (28, 4.2), (44, 4.9)].map {
            WeighIn.on(today.advanced(by: $0.0 - 44), $0.1, height: $0.0 == 44 ? 56.5 : 50)
        }
        func overview(_ weighIns: [WeighIn]) -> Overview {
            sut.overview(
                of: weighIns,
                person: baby,
                scheme: .who,
                unit: .kilograms,
                today: today
            )
        }
        let chart = try #require(overview(weighIns).growthChart)
        #expect(chart.measure == .weight && chart.reference == .who && chart.lines.count == 5)
        #expect(chart.days == today.advanced(by: -44)...today && chart.points.count == 6)
        #expect((40...46).contains(try #require(chart.newest).percentile))
        let growth = try #require(overview(weighIns).growth)
        #expect(growth.readings.map(\.measure) == [.bmi, .height, .weight])
        #expect(try #require(growth.healthyWeights).contains(4.9))
        #expect(overview(weighIns).entries.allSatisfy { !$0.isSlip })
        // On the first day, there is a week to come.
        baby.birthDate = today
        let first = try #require(overview([.on(today, 3.4, height: 50)]).growthChart)
        #expect(first.days == today...today.advanced(by: 7))
    }

    @Test
    func overview_nothing_isEmpty() {
        let overview = sut.overview(
            of: [],
            person: ada,
            scheme: .who,
            unit: .kilograms,
            today: today
        )
        #expect(overview.entries == [])
        #expect(overview.points == [])
        #expect(overview.assessment == nil)
        #expect(overview.goal == nil)
    }

    // A Monday; the day before ends the eleventh week.
    private let monday = Day("2026-11-30") ?? .epoch

    private func week(
        _ weights: [Double],
        of person: Person? = nil,
        weekStart: Weekday? = .monday,
        knownSince: Day? = nil,
        today: Day? = nil
    ) -> FinishedWeek? {
        let weighIns = weights.enumerated().map {
            WeighIn.on(monday.advanced(by: $0.offset - weights.count), $0.element, height: 175)
        }
        return sut.overview(
            of: weighIns,
            person: person ?? Person(id: .zero, name: "Ada", height: 175),
            scheme: .who,
            unit: .kilograms,
            weekStart: weekStart,
            knownSince: knownSince,
            today: today ?? monday
        ).finishedWeek
    }

    @Test
    func finishedWeek_isOfTheSevenDaysBefore_onTheFirstDayAlone() throws {
        let weights = (0..<77).map { 90 - Double($0) / 10 }
        let week = try #require(self.week(weights))
        #expect(week.days == monday.advanced(by: -7)...monday.advanced(by: -1))
        let mean = weights.suffix(7).reduce(0, +) / 7
        #expect(abs(week.mean - mean) < 1e-9)
        #expect(week.change.map { abs($0 + 0.7) < 1e-9 } == true)
        #expect(week.weighedDays == 7)
        let levels = week.levels.compactMap(\.self)
        #expect(levels.count == 7 && levels == levels.sorted(by: >))
        #expect(week.best == .lowest(since: nil))
        #expect(self.week(weights, today: monday.advanced(by: 1)) == nil)
        #expect(self.week(weights, today: monday.advanced(by: -1)) == nil)
        #expect(self.week(weights, weekStart: .sunday) == nil)
        #expect(self.week(weights, weekStart: nil) == nil)
        #expect(self.week(Array(weights.suffix(2))) == nil)
    }

    @Test
    func finishedWeek_best_isTowardsTheGoal_sinceAnEqualWeek_orWhatWasRead() {
        let down = (0..<77).map { 90 - Double($0) / 10 }
        let first = monday.advanced(by: -77)
        #expect(week(down, knownSince: first)?.best == .lowest(since: first))
        #expect(week(Array(down.suffix(28)))?.best == nil)
        let dip = Array(repeating: 80.0, count: 7) + down
        #expect(week(dip)?.best == .lowest(since: first.advanced(by: -7)))
        #expect(week(Array(down.reversed()))?.best == nil)
        #expect(week(Array(repeating: 70.0, count: 77))?.best == nil)
        let thin = down.map { $0 - 35 }
        #expect(week(thin)?.best == nil)
        #expect(week(Array(thin.reversed()))?.best == .highest(since: nil))
    }

    @Test
    func finishedWeek_child_hasNone() {
        let child = Person(
            id: .zero,
            name: "Eve",
            height: 140,
            birthDate: monday.advanced(by: -3600),
            sex: .female
        )
        #expect(week(Array(repeating: 35.0, count: 77), of: child) == nil)
    }
}
