// The measures of a weigh-in beside its weight.
public struct Measures: Hashable, Sendable {
    // 0 is absent, since no bounds contain it: optionals would take twice the memory in every weigh-in.
    private var waist = 0.0
    private var bodyFat = 0.0

    public init() {}

    public init(_ values: [Measure: Double]) {
        for (measure, value) in values { self[measure] = value }
    }

    public var isEmpty: Bool { self == Measures() }

    // True if a value that both have differs by more than rounding.
    public func differ(from others: Measures) -> Bool {
        Measure.allCases.contains { measure in
            guard let value = self[measure], let other = others[measure] else { return false }
            return abs(value - other) > 0.051
        }
    }

    // Takes the values that are absent here from another weigh-in.
    public mutating func complete(from others: Measures) {
        for measure in Measure.allCases where self[measure] == nil {
            self[measure] = others[measure]
        }
    }

    public subscript(measure: Measure) -> Double? {
        get {
            let value =
                switch measure {
                case .waist: waist
                case .bodyFat: bodyFat
                }
            return value == 0 ? nil : value
        }
        set {
            switch measure {
            case .waist: waist = newValue ?? 0
            case .bodyFat: bodyFat = newValue ?? 0
            }
        }
    }
}

extension Measures {
    // Measures with a value, in the order of `allCases`.
    public var used: [Measure] { Measure.allCases.filter { self[$0] != nil } }
}

extension Sequence<Measures> {
    // Measures with a value, in the order of `allCases`.
    public var used: [Measure] {
        Measure.allCases.filter { measure in contains { $0[measure] != nil } }
    }
}
