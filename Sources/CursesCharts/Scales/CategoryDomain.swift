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
    /// The texts that an axis has whatever marks there are.
    init(_ domain: (any ScaleDomain)?) {
        for name in domain?.categories ?? [] { _ = place(of: name) }
    }
}
