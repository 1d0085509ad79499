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
