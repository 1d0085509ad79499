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
        case .openScale: measure == .waist || measure == .bodyFat
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

// Data for programs, or a report for people.
public enum ExportKind: Hashable, Sendable {
    case data(ExportFormat)
    case report

    public static let all = ExportFormat.allCases.map(Self.data) + [.report]

    public var fileExtension: String {
        switch self {
        case .data(.json): "json"
        case .data: "csv"
        case .report: "html"
        }
    }
}

// A weigh-in as texts of a table.
public struct ExportRow: Hashable, Sendable {
    public var day: Day
    public var time: TimeOfDay
    public var weight: String
    public var height: String
    public var bmi: String
    public var trend: String
    // In the unit of the weight.
    public var fatMass: String
    // Empty if absent.
    public var measures: [Measure: String]
    public var note: String
    // True if the weight is left out of the curve.
    public var isLeftOut: Bool

    public init(
        day: Day,
        time: TimeOfDay,
        weight: String,
        height: String,
        bmi: String,
        trend: String,
        fatMass: String = "",
        measures: [Measure: String] = [:],
        note: String,
        isLeftOut: Bool = false
    ) {
        self.day = day
        self.time = time
        self.weight = weight
        self.height = height
        self.bmi = bmi
        self.trend = trend
        self.fatMass = fatMass
        self.measures = measures
        self.note = note
        self.isLeftOut = isLeftOut
    }
}
