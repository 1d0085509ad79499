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
        #expect(abs(rate.slope - 0.0047071702) < 5e-11)
        #expect(abs(rate.margin - 0.0313278353) < 5e-11)
        #expect(!rate.isClear)
        #expect(rate.window == .month)
    }

    @Test
    func rate_gaps_isClear() throws {
        let weights = [(19, 82.0), (18, 81.4), (17, 82.2), (14, 81.0), (13, 81.3), (0, 80.1)]
        let rate = try rate(points(weights))
        #expect(abs(rate.slope - -0.0957230143) < 5e-11)
        #expect(rate.firstDay == today.advanced(by: -19))
        #expect(abs(rate.margin - 0.0676988357) < 5e-11)
        #expect(rate.isClear)
        #expect(rate.lastDay == today)
    }

    @Test
    func rate_twoWeightsByTurns_noClearChange() throws {
        let rate = try rate(points(of: (0..<28).map { $0 % 2 == 0 ? 81 : 79 }))
        #expect(abs(rate.slope - -0.0076628352) < 5e-11)
        #expect(abs(rate.margin - 0.0498096155) < 5e-11)
        #expect(!rate.isClear)
    }

    @Test
    func rate_exactLine_hasNoMargin_endsOnTheLastWeight() throws {
        let rate = try rate(points(of: (0..<14).map { 80 - Double($0) / 10 }))
        #expect(abs(rate.slope - -0.1) < 1e-12)
        #expect(rate.margin < 1e-12)
        #expect(abs(rate.weight - 78.7) < 1e-9)
        #expect(rate.isClear)
    }

    @Test
    func rate_neighboursAreAlike_marginGrows_heldTo80PerCent() throws {
        // Runs of 7 days at 80 and 81; with gaps between the days nothing is alike.
        let weights = (0..<28).map { $0 / 7 % 2 == 0 ? 80.0 : 81 }
        let apart = points(weights.enumerated().map { (2 * (27 - $0.offset), $0.element) })
        let alike = try #require(LeastSquares(points(of: weights)))
        let other = try #require(LeastSquares(apart))
        let likeness = 0.7358490566
        let factor = ((1 + likeness) / (1 - likeness)).squareRoot()
        #expect(abs(alike.margin / (2 * other.margin) - factor) < 1e-8)
        // A long wave is more alike than what is taken for true.
        let wave = (0..<400).map { $0 / 100 % 2 == 0 ? 80.0 : 81 }
        let waveApart = points(wave.enumerated().map { (2 * (399 - $0.offset), $0.element) })
        let held = try #require(LeastSquares(points(of: wave)))
        let free = try #require(LeastSquares(waveApart))
        #expect(abs(held.margin / (2 * free.margin) - 3) < 1e-8)
    }

    @Test(arguments: [70.0, 79.2, 70.123456])
    func rate_weightThatStaysTheSame_noClearChange(_ weight: Double) throws {
        let rate = try rate(points(of: Array(repeating: weight, count: 28)))
        #expect(rate.slope == 0)
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
        ([], 5, nil), ([0], 4, 6), ([0, 1, 2], 2, 4), ([0, 1, 2, 3], 1, 3),
        ([0, 1, 2, 3, 4], 1, 2), ([14, 15, 16, 17, 20], 1, nil), ([200, 230, 260, 290], 1, nil),
        ([300, 301, 302], 2, nil), ([400], 5, nil),
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
    func rate_independentNoise_holdsTheTruthIn95PerCent(_ count: Int, _ gap: Int) throws {
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
        #expect(share > 0.93 && share < 0.97, "\(share)")
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
