import DataSource
import Testing

@testable import Model

struct WarningServiceTests {
    let sut = WarningService(.testDependencies())
    let trend = TrendPoint(day: .epoch, weight: 80, trend: 80)

    @Test(arguments: [
        (1, 84.0, []), (1, 84.1, [EntryWarning.farFromTrend(trend: 80)]),
        (0, 75.9, [.farFromTrend(trend: 80)]), (7, 88, []), (7, 88.1, [.farFromTrend(trend: 80)]),
        (2, 84.1, []), (8, 100, []),
    ])
    func warnings_weight_farFromTheTrendIsAsked(
        days: Int,
        weight: Double,
        warnings: [EntryWarning]
    ) {
        let weighIn = WeighIn.on(Day(number: days), weight)
        let result = sut.warnings(about: weighIn, after: trend, lastHeight: 178, isAdult: true)
        #expect(result == warnings)
    }

    @Test(arguments: [(180.0, true, 0), (180.1, true, 1), (180.1, false, 0)])
    func warnings_height_anAdultDoesNotGrow(height: Double, isAdult: Bool, count: Int) {
        let weighIn = WeighIn.on(.epoch, 80, height: height)
        let result = sut.warnings(about: weighIn, after: nil, lastHeight: 178, isAdult: isAdult)
        #expect(result.count == count)
    }

    @Test(arguments: [(9.9, 1), (10.0, 0), (80.0, 0), (80.1, 1)])
    func warnings_bmi_unusualIsAsked(bmi: Double, count: Int) {
        let weighIn = WeighIn.on(.epoch, bmi, height: 100)
        let result = sut.warnings(about: weighIn, after: nil, lastHeight: nil, isAdult: true)
        #expect(result.count == count)
    }

    @Test(arguments: [(18.4, [EntryWarning.goalBelowHealthy(bmi: 18.4)]), (18.5, [])])
    func warningsAboutGoal_belowHealthy_isAsked(weight: Double, warnings: [EntryWarning]) {
        #expect(sut.warnings(aboutGoal: weight, height: 100, scheme: .asiaPacific) == warnings)
    }

    @Test
    func conflicts_onlyWhatWasChangedOnBothSidesToSomethingElse() {
        let old = Person(id: .zero, name: "Ada", height: 175, goalWeight: 70)
        let new = Person(id: .zero, name: "Ada L.", height: 176, sex: .female)
        let newest = Person(id: .zero, name: "Ada", height: 177, sex: .female, goalWeight: 68)
        let conflicts = sut.conflicts(
            of: new.details,
            replacing: old.details,
            with: newest.details
        )
        #expect(conflicts == [.changedElsewhere(.height(177)), .changedElsewhere(.goalWeight(68))])
    }
}
