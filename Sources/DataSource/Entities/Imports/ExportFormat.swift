public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    case csv
    case json
    case openScale = "openscale"
    case libra
    case withings

    // True if the format has a column for the measure.
    public func keeps(_ measure: Measure) -> Bool {
        switch self {
        case .csv, .json: true
        case .openScale: measure.own == nil
        case .libra, .withings: measure == .bodyFat
        }
    }
}

extension ExportFormat {
    // Units of weight that the format has, by name; `nil` if it has all, by symbol.
    private var unitNames: [WeightUnit: String]? {
        switch self {
        case .csv: nil
        case .json, .openScale: [.kilograms: "kg"]
        case .libra: [.kilograms: "kg", .pounds: "lbs"]
        case .withings: [.kilograms: "kg", .pounds: "lb", .stones: "st"]
        }
    }

    // The unit itself, the unit of its single numbers or kilograms: the first that the format has.
    public func unit(for unit: WeightUnit) -> WeightUnit {
        guard let names = unitNames else { return unit }
        return [unit, unit.single].first { names[$0] != nil } ?? .kilograms
    }

    func name(of unit: WeightUnit) -> String { unitNames?[unit] ?? unit.symbol }
}
