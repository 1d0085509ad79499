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
