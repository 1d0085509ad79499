import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct RateServiceTests {
    let sut = RateService(.testDependencies())
    let today = Day(number: 20_777)

    func rate(_ points: [TrendPoint], today: Day? = nil) throws -> Rate {
        try #require(sut.rate(of: points, today: today ?? points.last?.day ?? .epoch))
    }

    /// Points so many days ago.
    func points(_ weights: [(daysAgo: Int, weight: Double)]) -> [TrendPoint] {
        weights.map {
            TrendPoint(day: today.advanced(by: -$0.daysAgo), weight: $0.weight, trend: $0.weight)
        }
    }

    func points(of weights: [Double]) -> [TrendPoint] {
        points(weights.enumerated().map { (weights.count - 1 - $0.offset, $0.element) })
    }

    @Test
    func rate_february2007_noClearChange() throws {
        let rate = try rate(TrendServiceTests.februaryPoints)
        #expect(abs(rate.slope - 0.00466738) < 1e-8)
        #expect(abs(rate.margin - 0.03862884) < 1e-8)
        #expect(!rate.isClear)
        #expect(rate.window == .month)
    }

    @Test
    func rate_gaps_isClear() throws {
        let weights = [(19, 82.0), (18, 81.4), (17, 82.2), (14, 81.0), (13, 81.3), (0, 80.1)]
        let rate = try rate(points(weights))
        #expect(abs(rate.slope - -0.09623495) < 1e-8)
        #expect(rate.firstDay == today.advanced(by: -19))
        #expect(abs(rate.margin - 0.09491322) < 1e-8)
        #expect(rate.isClear)
        #expect(rate.lastDay == today)
    }

    @Test
    func longChange_slowChange_isClearInThreeMonths() throws {
        func wavering(_ slope: Double) -> [TrendPoint] {
            let noise = [0.6, -0.5, 0.1, -0.6, 0.4]
            return points(of: (0..<91).map { day in 80 + slope * Double(day) + noise[day % 5] })
        }
        let slow = wavering(-0.018)
        let rate = try rate(slow)
        #expect(rate.window == .month && !rate.isClear && !rate.isSteady)
        let long = try #require(rate.longChange)
        #expect(long.window == .quarter)
        #expect(long.kilograms == slow[90].trend - slow[0].trend)
        let past = try #require(sut.rate(of: slow, today: today.advanced(by: 8)))
        #expect(past.longChange?.lastDay == today && !past.isSteady)
        #expect(try self.rate(wavering(0)).longChange == nil)
    }

    @Test
    func longChange_besideAClearRate_isNone() throws {
        let falling = points(of: (0..<91).map { 80 - 0.1 * Double($0) })
        #expect(try rate(falling).longChange == nil)
    }

    @Test
    func isSteady_downAndUpAgain_isNot() throws {
        func rate(_ fall: Double) throws -> Rate {
            let weights = (0..<28).map { day -> Double in 80 - fall * Double(min(day, 27 - day)) }
            return try self.rate(points(of: weights))
        }
        #expect(try rate(0.03).isSteady)
        #expect(try !rate(0.1).isSteady)
        // Six kilograms down and up in a year.
        let months = (0..<13).map { month -> (daysAgo: Int, weight: Double) in
            (360 - 30 * month, 80 + abs(6 - Double(month)))
        }
        let year = try self.rate(points(months))
        #expect(!year.isSteady && year.isWithoutDirection)
    }

    @Test(arguments: [(20, 20, false), (21, 21, true), (28, 9, false), (28, 10, true)])
    func pace_tooFewDays_isNone(_ span: Int, _ count: Int, _ isThere: Bool) throws {
        let days = (0..<count).map { (span - 1) * $0 / (count - 1) }
        let weights = days.reversed().map { day -> (daysAgo: Int, weight: Double) in
            (day, 80 + 0.1 * Double(day))
        }
        #expect((try rate(points(weights)).pace != nil) == isThere)
    }

    // The slope of all four weeks would go on for weeks after a stop.
    @Test
    func pace_afterABend_isOfTheDaysSince() throws {
        let stopped = try rate(points(of: TrendExamples.stop.weights))
        let pace = try #require(stopped.pace)
        #expect(abs(pace.slope - pace.margin - -0.08669731) < 1e-8)
        #expect(abs(pace.slope + pace.margin - 0.01157669) < 1e-8)
        #expect(!pace.isClear && stopped.isClear)
        let late = points(of: (0..<42).map { 80 - 0.15 * Double(min($0, 32)) })
        let rate = try rate(late)
        #expect(rate.bendDay == today.advanced(by: -10))
        #expect(rate.pace == nil)
    }

    @Test
    func rate_twoWeightsByTurns_noClearChange() throws {
        let rate = try rate(points(of: (0..<28).map { $0 % 2 == 0 ? 81 : 79 }))
        #expect(abs(rate.slope - -0.00773679) < 1e-8)
        #expect(abs(rate.margin - 0.04852881) < 1e-8)
        #expect(!rate.isClear)
    }

    @Test
    func rate_exactLine_hasTheMarginOfUsualNoise_endsOnTheLastWeight() throws {
        let rate = try rate(points(of: (0..<14).map { 80 - Double($0) / 10 }))
        #expect(abs(rate.slope - -0.1) < 1e-12)
        #expect(abs(rate.margin - 0.06296702) < 1e-8)
        #expect(rate.isClear)
    }

    @Test
    func rate_lossThatStoppedTwoWeeksAgo_namesTheBend() throws {
        let stopped = try rate(points(of: TrendExamples.stop.weights))
        #expect(stopped.bendDay == today.advanced(by: -14))
        let steady = try rate(points(of: TrendExamples.daily(42) { 80 - 0.1 * Double($0) }.weights))
        #expect(steady.bendDay == nil)
    }

    @Test
    func rate_slip_isLeftOut() throws {
        var points = points(of: (0..<28).map { 80 - Double($0) / 10 })
        let clean = try rate(points.filter { $0 != points[20] })
        points[20].weight = 60
        points[20].isSlip = true
        #expect(try rate(points) == clean)
    }

    @Test(arguments: [70.0, 79.2, 70.123456])
    func rate_weightThatStaysTheSame_noClearChange(_ weight: Double) throws {
        let rate = try rate(points(of: Array(repeating: weight, count: 28)))
        #expect(abs(rate.slope) < 1e-12)
        #expect(!rate.isClear)
    }

    @Test(arguments: [
        ([0, 1, 2, 3, 6], RateWindow.month), ([0, 1, 2, 3, 5], nil), ([0, 1, 3, 6], nil),
        ([13, 14, 15, 16, 19], .month), ([14, 15, 16, 17, 20], nil),
        ([14, 15, 16, 17, 36], .quarter), ([0, 7, 14, 21, 27], .month),
        ([0, 7, 14, 21, 28], .quarter), ([45, 46, 47, 48, 90], .quarter),
        ([46, 47, 48, 49, 90], nil), ([0, 30, 60, 89, 91], .year),
        ([182, 200, 250, 300, 364], .year), ([183, 200, 250, 300, 364], nil),
        ([182, 200, 250, 300, 365], nil), ([-2, 0, 1, 2, 6], nil), ([], nil),
        // One of tomorrow, after travel west, counts as one of today.
        ([-1, 0, 1, 2, 6], .month), ([-1, 0, 1, 2, 4], nil),
    ])
    func rate_isOfTheSmallestWindowWithEnoughDays(_ daysAgo: [Int], _ window: RateWindow?) {
        let points = points(daysAgo.reversed().map { ($0, 70 + Double($0 * $0 % 7)) })
        #expect(sut.rate(of: points, today: today)?.window == window)
        #expect((sut.missingDays(in: points, today: today) == nil) == (window != nil))
    }

    @Test(arguments: [
        ([], 7, nil), ([0], 6, nil), ([0, 1, 2], 4, nil), ([0, 1, 2, 3], 1, 3),
        ([0, 1, 2, 3, 4], 1, 2), ([14, 15, 16, 17, 20], 1, nil), ([200, 230, 260, 290], 1, nil),
        ([300, 301, 302], 2, nil), ([400], 7, nil),
    ])
    func missingDays_isWhatTheNearestWindowMisses(
        _ daysAgo: [Int],
        _ count: Int,
        _ firstDay: Int?
    ) {
        let points = points(daysAgo.reversed().map { ($0, 70) })
        let missing = MissingDays(count: count, firstDay: firstDay.map { today.advanced(by: $0) })
        #expect(sut.missingDays(in: points, today: today) == missing)
    }

    @Test(arguments: [
        ([0, 1, 2, 3, 6], false), ([0, 7, 14, 21, 28], false), ([0, 30, 60], true),
        ([0, 30, 60, 400], false), ([190], false), ([], false),
    ])
    func needsOlder_onlyWhereTheYearDecides(_ daysAgo: [Int], _ isNeeded: Bool) {
        let weighIns = daysAgo.map { WeighIn.on(today.advanced(by: -$0), 70) }
        #expect(sut.needsOlder(than: weighIns, today: today) == isNeeded)
    }

    @Test(arguments: [(5, 6), (7, 1), (14, 1), (28, 1)])
    func rate_independentNoise_holdsTheTruthInAtLeast95PerCent(_ count: Int, _ gap: Int) throws {
        var random = SplitMix(state: UInt64(count))
        let runs = 4000
        let held = try (0..<runs).count { _ in
            let weights = (0..<count).map { index in
                let daysAgo = (count - 1 - index) * gap
                return (daysAgo, 80 - 0.1 * Double(index * gap) + 0.5 * random.nextNormal())
            }
            let rate = try rate(points(weights))
            return abs(rate.slope + 0.1) <= rate.margin
        }
        let share = Double(held) / Double(runs)
        #expect(share > 0.94, "\(share)")
    }
}

/// Numbers that are the same on every machine.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((value ^ (value >> 31)) >> 11) / Double(1 << 53)
    }

    /// The sum of twelve even numbers is normal to the eye, and its variance is 1.
    mutating func nextNormal() -> Double {
        (0..<12).reduce(-6) { sum, _ in sum + next() }
    }
}
