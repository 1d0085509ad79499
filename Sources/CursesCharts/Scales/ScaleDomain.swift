/// The values that an axis reaches.
@MainActor
public protocol ScaleDomain {
    /// The least and the greatest value, or nil where the data decide.
    var primitiveRange: ClosedRange<Double>? { get }
    /// What the numbers of the axis count, or nil where the data decide.
    var plottableScale: PlottableScale? { get }
    /// Whether the data's range is to be widened to zero.
    var includesZero: Bool { get }
    /// The texts of the axis, in their order.
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
