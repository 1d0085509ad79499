/// The values that an axis reaches.
public protocol ScaleDomain {
    /// The least and the greatest value, or nil where the data decide.
    var primitiveRange: ClosedRange<Double>? { get }
    /// What the numbers of the axis count, or nil where the data decide.
    var plottableScale: PlottableScale? { get }
    /// Whether the data's range is to be widened to zero.
    var includesZero: Bool { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var primitiveRange: ClosedRange<Double>? {
        let span = Span(lowerBound.primitivePlottable, upperBound.primitivePlottable)
        return span.isEmpty ? nil : span.lower...span.upper
    }

    public var plottableScale: PlottableScale? { Bound.plottableScale }

    public var includesZero: Bool { false }
}

/// The range that fits the data.
public struct AutomaticScaleDomain: ScaleDomain {
    public let includesZero: Bool

    public var primitiveRange: ClosedRange<Double>? { nil }

    public var plottableScale: PlottableScale? { nil }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// Fits the data; no axis starts at zero by itself.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// Fits the data, widened to zero where that is asked for.
    public static func automatic(includesZero: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero ?? false)
    }
}
