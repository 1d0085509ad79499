public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    case csv
    case json
    case openScale = "openscale"
    case libra
    case withings
}
