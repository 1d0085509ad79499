/// The range that fits the data.
public struct AutomaticScaleDomain: ScaleDomain {
    public let includesZero: Bool
    /// Makes another range of the one that fits the data.
    let modify: ((ClosedRange<Double>) -> ClosedRange<Double>?)?

    public var primitiveRange: ClosedRange<Double>? { nil }

    public var plottableScale: PlottableScale? { nil }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// Fits the data; no axis starts at zero by itself.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// Fits the data, widened to zero where that is asked for.
    public static func automatic(includesZero: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero ?? false, modify: nil)
    }

    /// Fits the data, and lets the least and the greatest value be others.
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
