import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct RateEstimateTests {
    typealias Worked = (
        example: TrendExamples.Example, slope: Double, margin: Double, shares: [Double]
    )

    static let lines: [Worked] = [
        (
            TrendExamples.february, 0.00466738, 0.03862884,
            [0.470404, 0.397536, 0.118025, 0.013695, 0.000340]
        ),
        (
            TrendExamples.gaps, -0.09623495, 0.09491322,
            [0.128395, 0.241283, 0.324412, 0.257584, 0.048326]
        ),
        (
            TrendExamples.zigzag, -0.00773679, 0.04852881,
            [0.979402, 0.020001, 0.000579, 0.000017, 0]
        ),
        (
            TrendExamples.steady, -0.1, 0.06296702,
            [0.000327, 0.001193, 0.005934, 0.048679, 0.943867]
        ),
        (
            TrendExamples.wave, -0.09283773, 0.04575230,
            [0.000413, 0.011997, 0.153639, 0.589800, 0.244151]
        ),
    ]
    static let bends: [(example: TrendExamples.Example, low: Double, high: Double, bend: Double)] =
        [
            (TrendExamples.february, -0.04104516, 0.09686682, 0.4821),
            (TrendExamples.gaps, -0.19333810, 0.00273962, 0.4847),
            (TrendExamples.wave, -0.14686017, -0.02005322, 0.4680),
            (TrendExamples.stop, -0.08669731, 0.01157669, 0.8357),
        ]

    @Test(arguments: lines.indices)
    func line_examples_areAsWorkedOut(_ place: Int) throws {
        let worked = Self.lines[place]
        let sut = LineEstimate(try #require(sample(worked.example)))
        #expect(abs(sut.slope - worked.slope) < 1e-8)
        #expect(abs(sut.margin - worked.margin) < 1e-8)
        #expect(zip(sut.probabilities, worked.shares).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test
    func line_level_isAsWorkedOut() throws {
        let examples = [
            (TrendExamples.february, 74.953729), (TrendExamples.gaps, 80.059847),
            (TrendExamples.steady, 78.7),
        ]
        for (example, level) in examples {
            #expect(isNear(LineEstimate(try #require(sample(example))).level, level, 1e-8))
        }
    }

    @Test
    func pace_isClear_whereTheMarginIsSmaller() throws {
        let areClear = try [TrendExamples.steady, TrendExamples.february].map {
            LineEstimate(try #require(sample($0))).pace.isClear
        }
        #expect(areClear == [true, false])
    }

    @Test(arguments: bends.indices)
    func bend_examples_areAsWorkedOut(_ place: Int) throws {
        let worked = Self.bends[place]
        let sut = BendEstimate(try #require(sample(worked.example)))
        #expect(abs(sut.slopes.lowerBound - worked.low) < 1e-8)
        #expect(abs(sut.slopes.upperBound - worked.high) < 1e-8)
        #expect(abs(sut.probability - worked.bend) < 1e-4)
    }

    @Test
    func bend_lossStoppedTwoWeeksAgo_isFoundThere() throws {
        let sut = BendEstimate(try #require(sample(TrendExamples.stop)))
        #expect(sut.daysAgo == 14)
    }

    @Test
    func bend_tooFewDays_hasNone() throws {
        let sut = BendEstimate(try #require(sample((Array(0..<8), Array(repeating: 80, count: 8)))))
        #expect(sut.daysAgo == nil)
        #expect(sut.probability == 0)
    }

    @Test
    func rates_randomHistories_equalTheReference() throws {
        var bent = 0
        for (days, weights) in TrendExamples.random(TrendExamples.effort, seed: 45) {
            let sample = try #require(WeightSample(days: days, weights: weights))
            let line = LineEstimate(sample)
            let (slope, margin, level) = ReferenceFigures.line(days, weights)
            #expect(isNear(line.slope, slope))
            #expect(isNear(line.margin, margin))
            #expect(isNear(line.level, level))
            guard days[days.count - 1] - days[0] < 42 else { continue }
            let bend = BendEstimate(sample)
            let (low, high, probability) = ReferenceFigures.bend(days, weights)
            #expect(isNear(bend.slopes.lowerBound, low))
            #expect(isNear(bend.slopes.upperBound, high))
            #expect(isNear(bend.probability, probability))
            bent += bend.daysAgo == nil ? 0 : 1
        }
        #expect(bent > TrendExamples.effort / 4)
    }

    @Test
    func daysUntil_steadyLoss_isARangeAroundTheLine() throws {
        let sut = try pace(TrendExamples.steady)
        let (first, last) = sut.daysUntil(77.7)
        let days = (first: try #require(first), last: try #require(last))
        #expect(days.first < 10 && days.last > 10)
        #expect(sut.levels(after: days.first).lowerBound <= 77.7)
        #expect(sut.levels(after: days.first - 1).lowerBound > 77.7)
        #expect(sut.levels(after: days.last).upperBound <= 77.7)
        #expect(sut.levels(after: days.last - 1).upperBound > 77.7)
    }

    @Test
    func daysUntil_gainAndLoss_areMirrored() throws {
        let rising = try pace(TrendExamples.daily(14) { 80 + Double($0) / 10 })
        let falling = try pace(TrendExamples.steady)
        let (up, down) = (rising.daysUntil(82.3), falling.daysUntil(77.7))
        #expect(abs((up.first ?? 0) - (down.first ?? 99)) <= 1)
    }

    @Test
    func daysUntil_awayFromTheGoal_isNever() throws {
        #expect(try pace(TrendExamples.steady).daysUntil(90).last == nil)
    }

    private func pace(_ example: TrendExamples.Example) throws -> Pace {
        LineEstimate(try #require(sample(example))).pace
    }

    @Test
    func forecast_examples_areAsWorkedOut() throws {
        func forecast(
            _ level: Double,
            _ slope: Double,
            _ margin: Double,
            trend: Double,
            _ band: Double
        ) -> Forecast {
            let pace = Pace(slope: slope, margin: margin, weight: level, spread: .none)
            return Forecast(level: level, pace: pace, trend: trend, trendMargin: band)
        }
        let line = LineEstimate(try #require(sample(TrendExamples.wave)))
        let week = TrendExamples.wave.weights.suffix(7).reduce(0, +) / 7
        let wave = forecast(week, line.slope, line.margin, trend: 77.5, 0.4)
        let fast = forecast(80, -0.15, 0.03, trend: 80, 0.5)
        let worked = [
            (wave, 0, 77.1, 77.5, 77.9), (wave, 7, 75.56582421, 77.10706884, 78.64831347),
            (wave, 28, 73.18259522, 76.26508448, 79.34757373),
            (wave, 56, 69.91038687, 75.91351153, 80.27280965),
            (fast, 14, 76.24017578, 78.48517021, 80.73016464),
            (fast, 56, 69.92, 77.15969414, 81.64968300),
        ]
        for (sut, days, low, middle, high) in worked {
            #expect(isNear(sut.weight(after: days), middle, 1e-8))
            #expect(isNear(sut.weights(after: days).lowerBound, low, 1e-8))
            #expect(isNear(sut.weights(after: days).upperBound, high, 1e-8))
        }
    }

    // The interval of the worked example, in the middle and half of it.
    @Test
    func bend_pace_isItsInterval() throws {
        let sut = BendEstimate(try #require(sample(TrendExamples.stop))).pace
        #expect(isNear(sut.slope - sut.margin, -0.08669731, 1e-8))
        #expect(isNear(sut.slope + sut.margin, 0.01157669, 1e-8))
        #expect(!sut.isClear)
        #expect(isNear(sut.levels(after: 0).lowerBound, 77.05, 0.8))
    }

    private func sample(_ example: TrendExamples.Example) -> WeightSample? {
        WeightSample(days: example.days, weights: example.weights)
    }
}
