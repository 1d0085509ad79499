/// Range of an axis.
@MainActor
public protocol ScaleDomain {
    /// Minimum and maximum; `nil` if the data decide.
    var primitiveRange: ClosedRange<Double>? { get }
    /// Scale of the axis; `nil` if the data decide.
    var plottableScale: PlottableScale? { get }
    /// True if the range of the data is extended to zero.
    var includesZero: Bool { get }
    /// Categories of the axis, in order.
    var categories: [String] { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var primitiveRange: ClosedRange<Double>? {
        let span = Span(lowerBound.primitivePlottable, upperBound.primitivePlottable)
        return span.isEmpty ? nil : span.lower...span.upper
    }

    public var plottableScale: PlottableScale? { Bound.plottableScale }

    public var includesZero: Bool { false }
}
