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

/// Tick of an axis: its offset in cells, and its label.
struct PlannedTick {
    let offset: Int
    var label: GlyphText
    /// Step to the next tick of a calendar axis; `nil` on other axes.
    var step: CalendarStep?
    /// True if the planner chose the calendar step.
    var isAutomatic = false
    /// True if a grid line crosses the plot.
    var hasGridLine = false
    /// First cell of the label; `nil` if it has no room.
    var labelStart: Int?

    /// True if the label names a span that begins at the tick.
    var beginsSpan: Bool { step?.beginsSpan ?? false }

    /// Cell after the label; `nil` if it has no room.
    var labelEnd: Int? { labelStart.map { $0 + label.width } }

    /// Returns the tick with its label placed at a cell.
    func labelled(at start: Int) -> PlannedTick {
        var tick = self
        tick.labelStart = start
        return tick
    }
}

extension [PlannedTick] {
    /// Returns these ticks and others in order; of two in the same cell, the first label is kept.
    func merged(with others: [PlannedTick]) -> [PlannedTick] {
        var ticks = self
        for other in others {
            guard let index = ticks.firstIndex(where: { $0.offset == other.offset }) else {
                ticks.append(other)
                continue
            }
            let hasGridLine = ticks[index].hasGridLine || other.hasGridLine
            if ticks[index].label.width == 0 { ticks[index] = other }
            ticks[index].hasGridLine = hasGridLine
        }
        return ticks.sorted { $0.offset < $1.offset }
    }
}

extension [PlannedTick] {
    /// Places the labels below a horizontal axis from left to right; overlapping ones are dropped.
    ///
    /// Numbers and days are centred below their tick, moved right if necessary. Months and years
    /// start at their tick, as the span they name, or end with the axis. With `isBetween`, labels
    /// more than a column off centre are dropped.
    func placed(in columns: Int, from first: Int = 0, isBetween: Bool = false) -> [PlannedTick] {
        var end = first - 1
        return map { tick in
            var tick = tick
            let width = tick.label.width
            let latest = columns - width
            let middle = Swift.max(0, Swift.min(tick.offset - (width - 1) / 2, latest))
            let near = Swift.max(middle, Swift.min(end + 1, tick.offset))
            let start = tick.beginsSpan ? Swift.min(tick.offset, latest) : near
            let isBeside = isBetween && abs(start - (tick.offset - (width - 1) / 2)) > 1
            if width > 0, start <= latest, start > end, !isBeside {
                tick.labelStart = start
                end = start + width
            }
            return tick
        }
    }

    /// Labels both ends of a horizontal axis unless a tick there has another label; near days are
    /// dropped, but months and years take precedence over the ends.
    func placed(in columns: Int, between ends: [PlannedTick]) -> [PlannedTick] {
        let missing = ends.filter { end in
            !contains { $0.offset == end.offset && $0.label != end.label }
        }
        let inner = filter { tick in
            !missing.contains { ($0.offset - tick.offset).magnitude <= nearness }
        }
        let isOfSpans = contains(where: \.beginsSpan)
        let first = missing.first { $0.offset < columns / 2 }
        let last = missing.last { $0.offset >= columns / 2 }
        let start = first.map { $0.label.width + (isOfSpans ? 3 : 2) } ?? 0
        let end = columns - (last.map { $0.label.width + (isOfSpans ? 3 : 2) } ?? 0)
        guard start < end else { return placed(in: columns) }
        var ticks =
            isOfSpans
            ? inner.placed(in: columns)
            : inner.placed(in: end, from: start, isBetween: !missing.isEmpty)
        if let first, ticks.allSatisfy({ $0.labelStart ?? start >= start }) {
            ticks.append(first.labelled(at: 0))
        }
        if let last, ticks.allSatisfy({ $0.labelEnd ?? end <= end }) {
            ticks.append(last.labelled(at: columns - last.label.width))
        }
        return ticks
    }

    /// Distance from an end within which days are dropped: half a step or less looks uneven.
    private var nearness: Int {
        guard !contains(where: \.beginsSpan) else { return 0 }
        let steps = zip(dropFirst(), self).map { $0.offset - $1.offset }
        return ((steps.max() ?? 0) + 1) / 2
    }

    /// Ticks without those whose label has no room; all ticks if fewer than two remain.
    var named: [PlannedTick] {
        let named = filter { $0.label.width == 0 || $0.labelStart != nil }
        return named.count > 1 ? named : self
    }

    /// Returns the first tick of each row of a vertical axis.
    func onePerRow() -> [PlannedTick] {
        var taken: Set<Int> = []
        return filter { taken.insert($0.offset).inserted }
    }
}
