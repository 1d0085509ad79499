/// Range of a vertical axis, widened so that ticks are equally many rows apart and, if possible,
/// both ends have one, else the lower end.
struct EvenRows {
    let span: Span
    /// Step between two ticks.
    let step: Double

    /// Fits values into rows; `nil` if there are too few rows or values for ticks.
    init?(_ data: Span, rows: Int, dotsPerRow: Int, marks: AxisMarkValues) {
        guard rows >= 4, data.length > 0, data.length < Span.limit else { return nil }
        // Half a row less half a dot.
        let edge = Double(dotsPerRow - 1) / Double(2 * dotsPerRow)
        let fits = Self.steps(marks, length: data.length, rows: rows).flatMap { step in
            (min(4, max(2, rows / 12))...min(8, max(3, rows / 4))).compactMap {
                Fit(data, step: step, distance: $0, rows: rows, edge: edge - 1e-6)
            }
        }
        guard let finest = fits.map(\.valuePerRow).min() else { return nil }
        // More rows tolerate less empty space: a third of a tall plot is as high as a small chart.
        let near = fits.filter { $0.valuePerRow <= finest * (1 + min(0.35, 6 / Double(rows))) }
        guard let best = near.max(by: { $0.worth(finest) < $1.worth(finest) }) else { return nil }
        let lower = best.valuePerRow * (Double(best.lowestRow) - edge)
        let dots = Double(rows * dotsPerRow - 1)
        span = Span(lower, lower + best.valuePerRow * dots / Double(dotsPerRow))
        step = best.step
    }

    private static func steps(_ marks: AxisMarkValues, length: Double, rows: Int) -> [Double] {
        switch marks.kind {
        case .steps(let steps): return steps
        case .automatic:
            var steps: [Double] = []
            var least = length / Double(rows)
            while steps.count < 8, let step = RoundStep(atLeast: least) {
                steps.append(step.value)
                least = step.value * 1.01
            }
            return steps
        case .stride, .calendar, .values: return []
        }
    }

    /// Ticks a fixed number of rows apart.
    private struct Fit {
        let step: Double
        let valuePerRow: Double
        let lowestRow: Int
        private let worth: Double

        init?(_ data: Span, step: Double, distance: Int, rows: Int, edge: Double) {
            let valuePerRow = step / Double(distance)
            let bounds = [data.lower / valuePerRow, data.upper / valuePerRow]
            guard bounds.allSatisfy({ $0.magnitude < 1e9 }) else { return nil }
            let first = Int((bounds[0] + edge).rounded(.down))
            let last = Int((bounds[1] - edge).rounded(.up))
            let slack = rows - 1 - (last - first)
            guard slack >= 0 else { return nil }
            let shifts = (0...slack).map { shift in
                let lowest = first - shift
                let isLabelled = [0, rows - 1, rows - 2].map { (lowest + $0) % distance == 0 }
                // A label in the second row is nearly as good as in the top row.
                let upper = isLabelled[1] ? 1 : isLabelled[2] ? 0.7 : 0
                let labelled = (isLabelled[0] ? 2 : 0) + upper
                return (shift, worth: labelled - Double(abs(2 * shift - slack)) / 100)
            }
            guard let best = shifts.max(by: { $0.worth < $1.worth }) else { return nil }
            self.step = step
            self.valuePerRow = valuePerRow
            lowestRow = first - best.0
            // Dense ticks score no better than a few, but from six rows apart they are too few.
            worth = best.worth - Double(distance) / 50 - Double(max(0, distance - 5)) / 4
        }

        /// Returns the score, reduced by the rows that a finer scale would fill.
        func worth(_ finest: Double) -> Double { worth - (valuePerRow / finest - 1) }
    }
}
