// Round tick values of an axis, and the range that they divide evenly.
package struct RoundTicks: Hashable, Sendable {
    package let values: [Double]
    package let decimals: Int

    package var range: ClosedRange<Double> { values[0]...values[values.count - 1] }

    // Uses the finest step whose ticks fit; there are at least two.
    package init(around range: ClosedRange<Double>, upTo count: Int, steps: [Double]) {
        let fitting = steps.first { Self.count(range, $0) <= max(2, count) }
        let step = fitting ?? steps[steps.count - 1]
        let first = (range.lowerBound / step).rounded(.down)
        let number = max(1, Int((range.upperBound / step).rounded(.up) - first))
        values = (0...number).map { (first + Double($0)) * step }
        decimals = step < 1 ? 1 : 0
    }

    private static func count(_ range: ClosedRange<Double>, _ step: Double) -> Int {
        let first = (range.lowerBound / step).rounded(.down)
        return Int((range.upperBound / step).rounded(.up) - first) + 1
    }
}
