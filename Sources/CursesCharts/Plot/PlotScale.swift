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

/// Extent of a rule or band; `nil` spans the chart.
nonisolated struct PlotBox {
    var x: Span?
    var y: Span?
}

/// Values of a mark; `base` is the other edge of an area, NaN for the edge of the plot.
nonisolated struct PlotPoint {
    var x: Double
    var y: Double
    var base = Double.nan

    /// True if both values are finite and below `Span.limit`; others are gaps.
    var isDrawable: Bool { x.magnitude < Span.limit && y.magnitude < Span.limit }
}

/// Range of values, which may be empty.
nonisolated struct Span: Hashable {
    private(set) var lower = Double.infinity
    private(set) var upper = -Double.infinity
    /// Magnitude from which values are ignored; differences would overflow.
    static let limit = 1e300

    init() {}

    init(_ value: Double) {
        include(value)
    }

    init(_ first: Double, _ second: Double) {
        include(first)
        include(second)
    }

    init<Value: Plottable>(_ first: PlottableValue<Value>, _ second: PlottableValue<Value>) {
        self.init(first.value.primitivePlottable, second.value.primitivePlottable)
    }

    var isEmpty: Bool { !(lower <= upper) }
    var length: Double { isEmpty ? 0 : upper - lower }
    var middle: Double { lower + length / 2 }

    func contains(_ value: Double) -> Bool { value >= lower && value <= upper }

    mutating func include(_ value: Double) {
        guard value.magnitude < Self.limit else { return }
        if value < lower { lower = value }
        if value > upper { upper = value }
    }

    mutating func include(_ span: Span) {
        include(span.lower)
        include(span.upper)
    }

    /// Returns the span with a share of its length added at both ends, or `length` if it has none.
    func padded(by share: Double, orBy length: (Double) -> Double) -> Span {
        guard !isEmpty else { return self }
        let magnitude = Swift.max(lower.magnitude, upper.magnitude)
        let room = self.length > magnitude * 1e-9 ? self.length * share : length(magnitude)
        var result = self
        result.include(lower - room)
        result.include(upper + room)
        return result
    }
}

/// Distance between round numbers: 1, 2 or 5 times a power of ten.
nonisolated struct RoundStep: Hashable {
    let mantissa: Double
    let exponent: Int

    /// Makes the smallest round step not below a distance; `nil` outside 1e-290…1e300.
    init?(atLeast least: Double) {
        guard least > 1e-290, least < Span.limit else { return nil }
        var exponent = Int(Double(least.exponent) * 0.30102999566398) - 2
        while Self.power(exponent + 1) <= least { exponent += 1 }
        let mantissas: [Double] = [1, 2, 5]
        let tolerant = least * (1 - 1e-9)
        if let mantissa = mantissas.first(where: { $0 * Self.power(exponent) >= tolerant }) {
            self.mantissa = mantissa
            self.exponent = exponent
        } else {
            mantissa = 1
            self.exponent = exponent + 1
        }
    }

    var value: Double { multiple(1) }

    /// Number of decimal places of the multiples.
    var fractionDigits: Int { max(0, -exponent) }

    /// Returns a multiple of the step, exact to the nearest `Double`.
    func multiple(_ count: Double) -> Double {
        exponent < 0
            ? count * mantissa / Self.power(-exponent) : count * mantissa * Self.power(exponent)
    }

    /// Returns the multiples in a range; empty from a thousand on.
    func multiples(in span: Span) -> [Double] {
        let step = value
        let first = (span.lower / step - 1e-9).rounded(.up)
        let last = (span.upper / step + 1e-9).rounded(.down)
        guard first.isFinite, last.isFinite, last >= first, last - first < 1000 else { return [] }
        return (0...Int(last - first)).map { multiple(first + Double($0)) }
    }

    private static func power(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }
}
