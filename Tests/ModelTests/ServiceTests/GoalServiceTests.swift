import DataSource
import Testing

@testable import Model

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
            pace: Pace(
                slope: slope,
                margin: isClear ? margin : max(margin, slope.magnitude),
                weight: weight,
                spread: RateSpread(level: 0, slope: margin * margin / 4, covariance: 0, quantile: 2)
            )
        )
    }

    func course(_ goal: Double, _ rate: Rate?, trend: Double = 80) -> GoalCourse? {
        outlook(goal, [(0, trend)], rate)?.course
    }

    // A goal set where the trend begins.
    private func outlook(
        _ goal: Double,
        _ trends: [(daysAgo: Int, trend: Double)],
        _ rate: Rate? = nil
    ) -> GoalOutlook? {
        let day = trends.first.map { today.advanced(by: -$0.daysAgo) }
        let before = trends.prefix(1).map { (daysAgo: $0.daysAgo + 7, trend: $0.trend) }
        return sut.outlook(
            to: GoalService.set(
                Goal(weight: goal),
                on: day ?? today,
                along: points(before + trends.prefix(1))
            ),
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
    @Test(arguments: [60.0, 66, 69.4, 70.6, 74, 80], [60.0, 66, 69.4, 70, 70.6, 74, 80])
    func outlook_everyOrderOfStartGoalAndTrend_isPassedWhereTheGoalIsBetween(
        _ start: Double,
        _ trend: Double
    ) {
        let goal = 70.0
        let outlook = outlook(goal, [(60, start), (7, trend), (0, trend)])
        #expect(outlook?.distance == goal - trend)
        #expect(outlook?.progress?.of == abs(goal - start))
        if trend == goal {
            #expect(outlook?.course == .reached)
        } else if (start - goal) * (trend - goal) < 0 {
            #expect(outlook?.course == .passed)
        } else {
            #expect(outlook?.course == .unknown)
            #expect(outlook?.goal.reachedOn == nil)
            return
        }
        #expect(outlook?.state == .reached)
        #expect(outlook?.progress?.share == 1)
        #expect(outlook?.goal.reachedOn == today.advanced(by: -7))
    }

    // The newest trend sways: alone it tells nothing.
    @Test(arguments: [(6, 70.0), (7, 70.2), (0, 69)])
    func outlook_atTheGoalForLessThanAWeek_isNotReachedYet(_ daysAgo: Int, _ before: Double) {
        let trends = [(60, 80), (daysAgo, before), (0, 69.9)].prefix(daysAgo == 0 ? 2 : 3)
        let outlook = outlook(70, Array(trends))
        #expect(outlook?.course == .untested)
        #expect(outlook?.state == .towards)
        #expect(outlook?.progress?.share == 1)
        #expect(outlook?.goal.reachedOn == nil)
    }

    @Test
    func outlook_firstWeighInAtTheGoal_isSaidOnce() {
        func isFirst(_ weights: [Double], isSlip: Bool = false) -> Bool? {
            var points = points(weights.indices.map { (weights.count - 1 - $0, 75.0) })
            for (index, weight) in weights.enumerated() { points[index].weight = weight }
            points[weights.count - 1].isSlip = isSlip
            let goal = Goal(weight: 70, setOn: points[0].day, trend: 75)
            return sut.outlook(to: goal, along: points, rate: nil, today: today)?.isFirstWeighIn
        }
        #expect(isFirst([75, 72, 70]) == true)
        #expect(isFirst([75, 72, 70.1]) == false)
        #expect(isFirst([75, 69.9, 70]) == false)
        #expect(isFirst([75, 69.9, 71]) == false)
        #expect(isFirst([75, 72, 60], isSlip: true) == false)
    }

    @Test
    func outlook_dayOfTheGoalHasPassed_isSaid() {
        func isOverdue(_ daysAgo: Int, _ trends: [(Int, Double)]) -> Bool? {
            let goal = Goal(
                weight: 70,
                by: today.advanced(by: -daysAgo),
                setOn: today.advanced(by: -100),
                trend: 80
            )
            return sut.outlook(to: goal, along: points(trends), rate: nil, today: today)?.isOverdue
        }
        #expect(isOverdue(5, [(0, 75)]) == true)
        #expect(isOverdue(0, [(0, 75)]) == false)
        #expect(isOverdue(5, [(20, 70), (0, 69.8)]) == false)
    }

    @Test(arguments: [1.0, -1])
    func outlook_furtherBeyondTheGoalThanTheWayWasLong_staysPassed(_ side: Double) {
        var trends = [(daysAgo: Int, trend: Double)]()
        for (index, beyond) in [-1.8, -0.6, 0.2, 1.7, 1.9, 2.7, 12].enumerated() {
            trends.append((daysAgo: 60 - 7 * index, trend: 70 - side * beyond))
            // The third is beyond, but not for a week yet.
            let isBeyond = index > 2
            let rate = rate(-0.1 * side, 0.01, weight: 70 - side * beyond)
            let outlook = outlook(70, trends, rate)
            #expect((outlook?.course == .passed) == isBeyond)
            #expect(outlook?.course != .away)
            #expect(outlook?.goal.reachedOn == (isBeyond ? today.advanced(by: -46) : nil))
        }
        let back = [(60, 70 + 1.8 * side), (30, 70 - 2.7 * side), (0, 70 - 1.9 * side)]
        #expect(outlook(70, back)?.course == .passed)
    }

    // The day stays said; what was gained again is to go again.
    @Test(arguments: [1.0, -1])
    func outlook_reachedAndLostAgain_keepsTheDay(_ side: Double) {
        let trends = [
            (60, 70 + 8 * side), (30, 70 - side), (20, 70 - side), (0, 70 + 2 * side),
        ]
        let outlook = outlook(70, trends)
        #expect(outlook?.state == .unclear)
        #expect(outlook?.goal.reachedOn == today.advanced(by: -30))
        #expect(outlook?.progress == GoalProgress(done: 6, of: 8))
        #expect(self.outlook(70, trends.dropLast() + [(0, 70 + 0.4 * side)])?.course == .passed)
    }

    @Test
    func outlook_withoutAHistory_beginsToday() {
        let outlook = sut.outlook(
            to: Goal(weight: 70),
            along: points([(60, 80), (0, 76)]),
            rate: nil,
            today: today
        )
        #expect(outlook?.goal == Goal(weight: 70, setOn: today, trend: 76))
        #expect(outlook?.progress == GoalProgress(done: 0, of: 6))
    }

    // A file may say anything.
    @Test(arguments: [-1, 0, 1e300, .infinity])
    func outlook_trendThatNobodyHas_beginsToday(_ trend: Double) {
        let outlook = sut.outlook(
            to: Goal(weight: 70, setOn: .epoch, trend: trend),
            along: points([(0, 76)]),
            rate: nil,
            today: today
        )
        #expect(outlook?.goal == Goal(weight: 70, setOn: today, trend: 76))
    }

    private func kept(
        _ reachedDaysAgo: Int,
        _ trends: [(daysAgo: Int, trend: Double)]
    ) -> Int? {
        let goal = Goal(
            weight: 70,
            setOn: today.advanced(by: -400),
            trend: 80,
            reachedOn: today.advanced(by: -reachedDaysAgo)
        )
        let outlook = sut.outlook(to: goal, along: points(trends), rate: nil, today: today)
        return outlook?.goal.reachedOn?.distance(to: today)
    }

    @Test
    func outlook_dayThatIsKept_staysUnlessItsWeighInIsGone() {
        #expect(kept(300, [(60, 72), (0, 71)]) == 300)
        // The newest days of a trend move a little.
        #expect(kept(8, [(60, 72), (8, 70.4), (0, 70.6)]) == 8)
        #expect(kept(8, [(60, 72), (8, 70.6), (0, 70.6)]) == nil)
        #expect(kept(8, [(60, 72), (9, 70.4), (0, 70.6)]) == nil)
        // The weigh-ins of the week that reached it are gone.
        #expect(kept(8, [(60, 72), (8, 70), (2, 69.9)]) == nil)
        #expect(kept(1, [(60, 72), (8, 70), (0, 69.9)]) == 8)
    }

    private func range(
        _ low: Double,
        _ high: Double,
        _ trends: [(daysAgo: Int, trend: Double)]
    ) -> GoalOutlook? {
        let day = trends.first.map { today.advanced(by: -$0.daysAgo) }
        var goal = Goal(low...high)
        (goal.setOn, goal.trend) = (day, trends.first?.trend)
        return sut.outlook(to: goal, along: points(trends), rate: nil, today: today)
    }

    @Test
    func outlook_range_countsTheDaysWithin() {
        let kept = range(75, 77, [(60, 79), (50, 76.9), (45, 77.3), (41, 76.8), (0, 75.1)])
        #expect(kept?.keptDays == 41)
        #expect((kept?.distance, kept?.course, kept?.state) == (0, .reached, .reached))
        #expect(kept?.goal.reachedOn == today.advanced(by: -50))
        #expect(kept?.goal.weight == 76)
        let above = range(75, 77, [(60, 79), (50, 76.9), (43, 76.9), (0, 77.6)])
        #expect((above?.keptDays, above?.state) == (nil, .unclear))
        #expect(above.map { ($0.distance * 10).rounded() } == -6)
        #expect(above?.goal.reachedOn == today.advanced(by: -50))
        let below = range(75, 77, [(60, 79), (0, 74.4)])
        #expect(below.map { ($0.distance * 10).rounded() } == 6)
        #expect(below?.course == .unknown)
    }

    @Test
    func outlook_rangeKeptSinceYearsThatAreNotRead_countsFromTheDayItWasReached() {
        var goal = Goal(75...77)
        (goal.setOn, goal.trend) = (today.advanced(by: -900), 80)
        goal.reachedOn = today.advanced(by: -800)
        let outlook = sut.outlook(
            to: goal,
            along: points([(300, 76), (0, 76)]),
            rate: nil,
            today: today
        )
        #expect(outlook?.keptDays == 800)
    }

    @Test
    func outlook_date_asksForAPace() {
        func pace(_ days: Int, _ trend: Double = 80) -> Double? {
            let goal = Goal(70...70, by: today.advanced(by: days))
            let points = points((0..<10).map { (daysAgo: 20 - $0 * 20 / 9, trend: trend) })
            return sut.outlook(to: goal, along: points, rate: nil, today: today)?.pace
        }
        #expect(pace(70) == -1)
        #expect(pace(140, 60) == 0.5)
        #expect(pace(0) == nil)
        #expect(pace(-7) == nil)
        #expect(pace(70, 70) == nil)
    }

    @Test(arguments: [(20, 9), (19, 10)])
    func outlook_date_hasNoPaceInTheFirstThreeWeeks(_ span: Int, _ count: Int) {
        let points = points((0..<count).map { (span - $0 * span / (count - 1), 80.0) })
        let goal = Goal(70...70, by: today.advanced(by: 70))
        #expect(sut.outlook(to: goal, along: points, rate: nil, today: today)?.pace == nil)
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
        #expect(
            outlook(70 + 5 * side, [(90, 70 + 8 * side), (35, 70), (28, 70)])?.state == .reached
        )
        #expect(outlook(60, [(90, 80), (28, 70)])?.state == .stale)
    }

    @Test
    func progress_isFromTheTrendOfTheDayOfTheGoal() {
        func progress(_ trends: [(daysAgo: Int, trend: Double)]) -> GoalProgress? {
            outlook(70, trends)?.progress
        }
        #expect(progress([(200, 90), (100, 94), (0, 75)]) == GoalProgress(done: 15, of: 20))
        #expect(progress([(9, 60), (0, 63)]) == GoalProgress(done: 3, of: 10))
        #expect(progress([(3, 74), (0, 75)]) == GoalProgress(done: 0, of: 4))
        #expect(progress([(3, 70.02), (0, 75)]) == nil)
        #expect(progress([]) == nil)
    }

    @Test
    func outlook_losing_isReachedBetweenBothEndsOfTheInterval() {
        #expect(course(75, rate(-0.1, 0.05)) == days(34, 100))
        #expect(course(85, rate(0.1, 0.05)) == days(34, 100))
    }

    @Test(arguments: [(7, true), (8, false), (60, false)])
    func outlook_nothingIsWeighedForAWeek_isNotExpected(_ daysAgo: Int, _ isExpected: Bool) {
        let course = course(60, rate(-0.1, 0.02, daysAgo: daysAgo))
        #expect((course != .unknown) == isExpected)
    }

    @Test
    func outlook_evenWithinAWeek_isARange() {
        #expect(course(79, rate(-0.1, 0.02)) == days(9, 13))
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
        #expect(course(79.5, rate(-0.1, 0.05), trend: 81) == days(4, 10))
    }

    @Test
    func outlook_datesBeforeToday_areNeverShown() {
        #expect(course(79.6, rate(-0.1, 0.01, daysAgo: 7)) == .unknown)
        #expect(course(79, rate(-0.1, 0.05, daysAgo: 7)) == days(0, 13))
        #expect(course(79.31, rate(-0.1, 0, daysAgo: 7)) == days(0, 0))
    }

    @Test
    func outlook_moreThanThreeYears_isNotForetold() {
        #expect(course(70, rate(-0.01, 0.005)) == .notBefore(today.advanced(by: 667)))
        #expect(course(70, rate(-0.01, 0.00999)) == .notBefore(today.advanced(by: 501)))
        #expect(course(70, rate(-0.005, 0.001)) == .unknown)
        #expect(course(69.04, rate(-0.01, 0)) == days(1096, 1096))
        #expect(course(69.03, rate(-0.01, 0)) == .unknown)
    }

    @Test(arguments: [Double.infinity, 1e300])
    func outlook_numbersThatAreNone_areNotForetold(_ goal: Double) {
        #expect(course(goal, rate(0.1, 0.05)) == .unknown)
    }

    @Test(
        arguments: [
            (Goal?.none, 85.0, true), (nil, 50, false), (nil, 65, nil),
            (Goal(weight: 60, trend: 70), 65, true), (Goal(weight: 75, trend: 70), 65, false),
            (Goal(weight: 52, trend: 70), 54, nil),
        ] as [(Goal?, Double, Bool?)]
    )
    func isLossBetter_isTowardsTheGoal_orElseTheHealthyWeights(
        goal: Goal?,
        weight: Double,
        expected: Bool?
    ) {
        #expect(GoalService.isLossBetter(goal, 56.7...76.5, weight: weight) == expected)
    }
}
