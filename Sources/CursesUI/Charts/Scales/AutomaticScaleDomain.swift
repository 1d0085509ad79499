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
