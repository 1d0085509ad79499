import Essentials
import Testing

@testable import Model

/// Intervals of 95 % hold the truth as often as they say, in simulations with fixed seeds.
@Suite(.timeLimit(.minutes(30)))
struct IntervalCoverageTests {
    // A thousand in `make soak`.
    static let rounds = ProcessInfo.processInfo.environment["BMI_TUI_SOAK"] == nil ? 60 : 1_000

    @Test(arguments: [0, 0.3, 0.5], [0, -0.5 / 7])
    func curve_bandHoldsTheLevel(_ correlation: Double, _ slope: Double) throws {
        var generator = SeededGenerator(seed: 1)
        for age in [0, 10, 21, 60] {
            var held = 0
            for _ in 0..<Self.rounds {
                let truth = (0..<150).map { 80 + slope * Double($0) }
                let body = SimulatedWeights(
                    truth: truth,
                    correlation: correlation,
                    using: &generator
                )
                let sut = try #require(Curve(DayWeights(days: body.days, weights: body.weights)))
                let point = sut.point(on: truth.count - 1 - age)
                let isHeld =
                    abs(point.level - truth[truth.count - 1 - age])
                    <= sut.margin(point, noise: sut.noise())
                held += isHeld ? 1 : 0
            }
            #expect(holds(held, in: 0.93...1))
        }
    }

    @Test(arguments: [0, 0.3, 0.5])
    func line_intervalHoldsTheSlopeOfItsWeeks(_ correlation: Double) throws {
        var generator = SeededGenerator(seed: 2)
        var held = 0
        for _ in 0..<Self.rounds {
            let truth = SimulatedWeights.wandering(28, using: &generator)
            let body = SimulatedWeights(truth: truth, correlation: correlation, using: &generator)
            let sample = try #require(WeightSample(days: body.days, weights: body.weights))
            let sut = LineEstimate(sample)
            let slope = Self.slope(body.days, body.days.map { truth[$0] })
            held += abs(sut.slope - slope) <= sut.margin ? 1 : 0
        }
        #expect(holds(held, in: 0.95...1))
    }

    @Test(arguments: [14, 28, 42])
    func forecast_bandHoldsTheWeekAhead(_ days: Int) throws {
        var generator = SeededGenerator(seed: 3)
        var held = 0
        for _ in 0..<Self.rounds {
            let truth = SimulatedWeights.wandering(120 + days + 4, using: &generator)
            let body = SimulatedWeights(truth: truth, correlation: 0.5, using: &generator)
            let past = body.days.indices.filter { (92..<120).contains(body.days[$0]) }
            let week = past.filter { body.days[$0] >= 113 }.map { body.weights[$0] }
            let ahead = body.days.indices.filter { abs(body.days[$0] - 119 - days) <= 3 }
                .map { body.weights[$0] }
            guard !week.isEmpty, !ahead.isEmpty else { continue }
            let sample = WeightSample(
                days: past.map { body.days[$0] },
                weights: past.map { body.weights[$0] }
            )
            let line = LineEstimate(try #require(sample))
            let sut = Forecast(
                level: week.reduce(0, +) / Double(week.count),
                slope: line.slope
            )
            let mean = ahead.reduce(0, +) / Double(ahead.count)
            held += sut.weights(after: days).contains(mean) ? 1 : 0
        }
        #expect(holds(held, in: 0.9...0.99))
    }

    /// Within three standard deviations of what so many rounds scatter.
    private func holds(_ held: Int, in range: ClosedRange<Double>) -> Bool {
        let share = Double(held) / Double(Self.rounds)
        let scatter =
            3 * (range.lowerBound * (1 - range.lowerBound) / Double(Self.rounds)).squareRoot()
        return share >= range.lowerBound - scatter && share <= range.upperBound + scatter
    }

    private static func slope(_ days: [Int], _ levels: [Double]) -> Double {
        let middle = Double(days.reduce(0, +)) / Double(days.count)
        let mean = levels.reduce(0, +) / Double(levels.count)
        let products = zip(days, levels).reduce(0) { $0 + (Double($1.0) - middle) * ($1.1 - mean) }
        return products / days.reduce(0) { $0 + (Double($1) - middle) * (Double($1) - middle) }
    }
}
