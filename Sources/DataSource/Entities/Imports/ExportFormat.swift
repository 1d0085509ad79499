public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    case csv
    case json
    case openScale = "openscale"
    case libra
    case withings

    // True if the format has a column for the measure.
    public func keeps(_ measure: Measure) -> Bool {
        switch self {
        case .csv, .json, .openScale: true
        case .libra: false
        case .withings: measure == .bodyFat
        }
    }
}
