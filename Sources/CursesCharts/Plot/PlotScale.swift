/// Maps values to dots along one axis.
nonisolated struct PlotScale {
    let span: Span
    let dots: Int
    private let isUpward: Bool
    private let factor: Double

    init(_ span: Span, dots: Int, isUpward: Bool = false) {
        self.span = span
        self.dots = dots
        self.isUpward = isUpward
        let factor = Double(dots - 1) / span.length
        self.factor = factor.isFinite ? factor : 0
    }

    /// Returns the position of a value in dots, also outside the plot.
    func position(_ value: Double) -> Double {
        let distance = (value - span.lower) * factor
        return isUpward ? Double(dots - 1) - distance : distance
    }

    /// Returns the dot of a value; `nil` outside the plot.
    func dot(_ value: Double) -> Int? {
        guard dots > 0, span.contains(value) else { return nil }
        let position = position(value).rounded()
        return position.isFinite ? Int(min(max(position, 0), Double(dots - 1))) : nil
    }

    /// Returns the dots between two values, clamped to the plot; `nil` outside it.
    func dots(in values: Span) -> ClosedRange<Int>? {
        guard !values.isEmpty, values.lower <= span.upper, values.upper >= span.lower,
            let first = dot(max(values.lower, span.lower)),
            let last = dot(min(values.upper, span.upper))
        else { return nil }
        return min(first, last)...max(first, last)
    }

    /// Returns the value at a dot.
    func value(atDot dot: Int) -> Double { value(atPosition: Double(dot)) }

    /// Returns the value at a position between dots.
    func value(atPosition position: Double) -> Double {
        guard factor > 0 else { return span.lower }
        return span.lower + (isUpward ? Double(dots - 1) - position : position) / factor
    }
}
