import DataSource
import Model
import Testing

@Suite(.timeLimit(.minutes(10)))
struct GoalServiceTests {
    let sut = GoalService(.testDependencies())
    let today = Day(number: 20_777)

    func rate(
        _ slope: Double,
        _ margin: Double,
        isClear: Bool = true,
        weight: Double = 80,
        daysAgo: Int = 0
    ) -> Rate {
        Rate(
            slope: slope,
            margin: margin,
            isClear: isClear,
            window: .month,
            firstDay: today.advanced(by: -27),
            lastDay: today.advanced(by: -daysAgo),
            weight: weight
        )
    }

    func course(_ goal: Double, _ rate: Rate?, trend: Double = 80) -> GoalCourse? {
        outlook(goal, [(0, trend)], rate)?.course
    }

    private func outlook(
        _ goal: Double,
        _ trends: [(daysAgo: Int, trend: Double)],
        _ rate: Rate? = nil
    ) -> GoalOutlook? {
        sut.outlook(
            to: goal,
            from: trends.first?.trend,
            along: points(trends),
            rate: rate,
            today: today
        )
    }

    private func points(_ trends: [(daysAgo: Int, trend: Double)]) -> [TrendPoint] {
        trends.map { point in
            TrendPoint(
                day: today.advanced(by: -point.daysAgo),
                weight: point.trend,
                trend: point.trend
            )
        }
    }

    func days(_ first: Int, _ last: Int) -> GoalCourse {
        .expected(today.advanced(by: first)...today.advanced(by: last))
    }

    @Test
    func outlook_distance_isFromTheTrendToTheGoal() {
        #expect(outlook(77, [(0, 80)])?.distance == -3)
        #expect(outlook(77, []) == nil)
    }

    // Of all three that can be told from each other: wherever the goal is between start and trend it
    // is passed, however far from both, and the way to it is shown wherever it is not.
    @Test(arguments: [60.0, 66, 69.4, 70, 70.6, 74, 80], [60.0, 66, 69.4, 70, 70.6, 74, 80])
    func outlook_everyOrderOfStartGoalAndTrend_isPassedWhereTheGoalIsBetween(
        _ start: Double,
        _ trend: Double
    ) {
        let goal = 70.0
        let outlook = outlook(goal, [(60, start), (0, trend)])
        let progress = progress(goal, [(60, start), (0, trend)])
        if trend == goal {
            #expect(outlook?.course == .reached && progress == nil)
        } else if (start - goal) * (trend - goal) < 0 {
            #expect(outlook?.course == .passed && progress == nil)
        } else {
            #expect(outlook?.course == .unknown && progress != nil)
        }
        #expect(outlook?.distance == goal - trend)
    }

    @Test(arguments: [1.0, -1])
    func outlook_furtherBeyondTheGoalThanTheWayWasLong_staysPassed(_ side: Double) {
        var trends = [(daysAgo: Int, trend: Double)]()
        for (index, beyond) in [-1.8, -0.6, 0.2, 1.7, 1.9, 2.7, 12].enumerated() {
            trends.append((daysAgo: 60 - index, trend: 70 - side * beyond))
            let isBeyond = beyond > 0
            let rate = rate(-0.1 * side, 0.01, weight: 70 - side * beyond)
            #expect((outlook(70, trends, rate)?.course == .passed) == isBeyond)
            #expect(outlook(70, trends, rate)?.course != .away)
            #expect((progress(70, trends) == nil) == (isBeyond || index == 0))
        }
        let back = [(60, 70 + 1.8 * side), (30, 70 - 2.7 * side), (0, 70 - 1.9 * side)]
        #expect(outlook(70, back)?.course == .passed)
        #expect(progress(70, back) == nil)
    }

    @Test(arguments: [1.0, -1])
    func outlook_beyondAndBackByMoreThanTheFirstWay_staysPassed(_ side: Double) {
        let back = [(60, 70 - side), (30, 70 + 10 * side), (0, 70 + 5 * side)]
        #expect(outlook(70, back)?.course == .passed)
        #expect(progress(70, back) == nil)
        #expect(
            outlook(70, [(60, 70 + 10 * side), (30, 70 - side), (0, 70 + 5 * side)])?.course
                == .unknown
        )
    }

    @Test
    func outlook_sideIsNotKnownOrAtTheGoal_isNotPassed() {
        for side in [nil, 70.0, 70.04] {
            let points = points([(60, 80), (0, 65)])
            let outlook = sut.outlook(to: 70, from: side, along: points, rate: nil, today: today)
            #expect(outlook?.course == .unknown)
        }
        #expect(outlook(75, [(60, 77), (0, 74.98)])?.course == .reached)
    }

    @Test(arguments: [1.0, -1])
    func outlook_state_saysWhatADateDoesNot(_ side: Double) {
        func state(_ slope: Double, isClear: Bool = true, daysAgo: Int = 0) -> GoalState? {
            let rate = rate(slope * side, 0.001, isClear: isClear, weight: 80, daysAgo: daysAgo)
            return outlook(80 - 5 * side, [(daysAgo, 80)], rate)?.state
        }
        #expect(state(-0.1) == .towards)
        // Further away than can be foretold.
        #expect(state(-0.0011) == .towards)
        #expect(state(0.1) == .away)
        #expect(state(-0.1, isClear: false) == .unclear)
        #expect(state(-0.1, daysAgo: 27) == .towards)
        #expect(state(-0.1, daysAgo: 28) == .stale)
        #expect(outlook(75, [(0, 80)])?.state == .unclear)
        #expect(outlook(75, [(28, 80)])?.state == .stale)
        #expect(outlook(80, [(28, 80)])?.state == .reached)
        #expect(outlook(70 + 5 * side, [(90, 70 + 8 * side), (28, 70)])?.state == .reached)
    }

    private func progress(
        _ goal: Double,
        _ trends: [(daysAgo: Int, trend: Double)]
    ) -> GoalProgress? {
        sut.progress(
            to: goal,
            from: trends.first?.trend,
            along: points(trends),
            today: today
        )
    }

    @Test
    func progress_isFromWhereTheTrendWasFurthestInHalfAYear() {
        let losing = [(200, 90.0), (182, 80), (100, 84), (50, 78), (0, 76)]
        #expect(
            progress(70, losing)
                == GoalProgress(start: 84, day: today.advanced(by: -100), share: 8 / 14)
        )
        #expect(progress(80, losing) == nil)
        #expect(
            progress(66, [(9, 60), (0, 63)])
                == GoalProgress(start: 60, day: today.advanced(by: -9), share: 0.5)
        )
    }

    @Test
    func progress_noWayOrNoneBehind_isNothing() {
        #expect(progress(70, []) == nil)
        #expect(progress(70, [(0, 75)]) == nil)
        #expect(progress(70, [(3, 80), (0, 70.02)]) == nil)
        #expect(progress(70, [(3, 80), (0, 68)]) == nil)
    }

    @Test
    func progress_backAtTheStart_isNone() {
        #expect(progress(70, [(3, 74), (0, 75)]) == GoalProgress(start: 75, day: today, share: 0))
        #expect(
            progress(70, [(190, 80), (0, 75)]) == GoalProgress(start: 75, day: today, share: 0)
        )
    }

    @Test
    func outlook_losing_isReachedBetweenBothEndsOfTheInterval() {
        #expect(course(75, rate(-0.1, 0.05)) == days(34, 100))
        #expect(course(85, rate(0.1, 0.05)) == days(34, 100))
    }

    // After a month without a weigh-in nobody knows whether the rate has lasted.
    @Test(arguments: [(27, true), (28, false), (60, false)])
    func outlook_nothingIsWeighedForLong_isNotExpected(_ daysAgo: Int, _ isExpected: Bool) {
        let course = course(60, rate(-0.1, 0.02, daysAgo: daysAgo))
        #expect((course != .unknown) == isExpected)
    }

    @Test
    func outlook_bothEndsWithinAWeek_isTheDayOfTheLine() {
        #expect(course(79, rate(-0.1, 0)) == days(10, 10))
        #expect(course(79, rate(-0.1, 0.02)) == days(10, 10))
        #expect(course(77, rate(-0.1, 0.02)) == days(25, 38))
    }

    @Test
    func outlook_aWrongDirection_saysSo() {
        #expect(course(85, rate(-0.1, 0.05)) == .away)
        #expect(course(75, rate(0.1, 0.05)) == .away)
    }

    @Test
    func outlook_noClearChange_hasNoDate() {
        #expect(course(75, rate(-0.1, 0.2, isClear: false)) == .unknown)
        #expect(course(75, nil) == .unknown)
    }

    @Test(arguments: [80, 80.04, 79.96])
    func outlook_atTheGoal_saysSo(_ goal: Double) {
        #expect(course(goal, rate(-0.1, 0.05)) == .reached)
        #expect(course(goal, nil) == .reached)
    }

    @Test
    func outlook_trendAndLineHaveTheGoalBetweenThem_isNotReachedAndHasNoDate() {
        #expect(course(80.5, rate(-0.1, 0.05), trend: 81) == .unknown)
        #expect(course(79.5, rate(-0.1, 0.05), trend: 81) == days(5, 5))
    }

    @Test
    func outlook_datesBeforeToday_areNeverShown() {
        #expect(course(79.6, rate(-0.1, 0.01, daysAgo: 10)) == .unknown)
        #expect(course(79, rate(-0.1, 0.05, daysAgo: 10)) == days(0, 10))
        #expect(course(79, rate(-0.1, 0, daysAgo: 10)) == days(0, 0))
    }

    @Test
    func outlook_moreThanThreeYears_isNotForetold() {
        #expect(course(70, rate(-0.01, 0.005)) == .notBefore(today.advanced(by: 667)))
        #expect(course(70, rate(-0.01, 0.01)) == .notBefore(today.advanced(by: 500)))
        #expect(course(70, rate(-0.005, 0.001)) == .unknown)
        #expect(course(69.04, rate(-0.01, 0)) == days(1096, 1096))
        #expect(course(69.03, rate(-0.01, 0)) == .unknown)
    }

    @Test(arguments: [Double.nan, .infinity, 1e300])
    func outlook_numbersThatAreNone_areNotForetold(_ goal: Double) {
        #expect(course(goal, rate(0.1, 0.05)) == .unknown)
    }
}
