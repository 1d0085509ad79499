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

/// Range that fits the data.
public struct AutomaticScaleDomain: ScaleDomain {
    public let includesZero: Bool
    /// Changes the fitted range; `nil` keeps it.
    let modify: ((ClosedRange<Double>) -> ClosedRange<Double>?)?

    public var primitiveRange: ClosedRange<Double>? { nil }

    public var plottableScale: PlottableScale? { nil }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// Fits the data; axes do not start at zero by default.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// Fits the data, extended to zero on request.
    public static func automatic(includesZero: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero ?? false, modify: nil)
    }

    /// Fits the data, and lets a closure change the minimum and maximum.
    public static func automatic<P: Plottable>(
        includesZero: Bool? = nil,
        dataType: P.Type,
        modifyInferredDomain: @escaping (inout [P]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero ?? false) { range in
            var ends = [range.lowerBound, range.upperBound]
                .compactMap { P(primitivePlottable: $0) }
            modifyInferredDomain(&ends)
            let values = ends.map(\.primitivePlottable).filter(\.isFinite)
            guard let least = values.min(), let greatest = values.max() else { return nil }
            return least...greatest
        }
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var primitiveRange: ClosedRange<Double>? {
        let values = map(\.primitivePlottable).filter(\.isFinite)
        guard let least = values.min(), let greatest = values.max() else { return nil }
        return least...greatest
    }

    public var plottableScale: PlottableScale? { Element.plottableScale }

    public var includesZero: Bool { false }

    public var categories: [String] { compactMap(\.plottableCategory) }
}

extension ScaleDomain {
    public var categories: [String] { [] }
}

extension PlotCategories {
    /// Starts with the categories of a domain, in their order.
    init(_ domain: (any ScaleDomain)?) {
        for name in domain?.categories ?? [] { _ = place(of: name) }
    }
}
