package import DataSource

extension ImportFormat {
    // The maker's name, not translated.
    nonisolated package var name: String {
        switch self {
        case .appleHealth: "Apple Health"
        case .csv: "bmi-tui CSV"
        case .fitbit: "Fitbit"
        case .fitbitArchive: "Fitbit JSON"
        case .garmin: "Garmin Connect"
        case .googleFit: "Google Fit"
        case .googleHealth: "Google Health"
        case .hackersDiet: "Hacker's Diet Online"
        case .happyScale: "Happy Scale"
        case .json: "bmi-tui JSON"
        case .libra: "Libra"
        case .openScale: "openScale 3"
        case .openScale2: "openScale 2"
        case .renpho: "Renpho"
        case .samsung: "Samsung Health"
        case .table: "CSV/TSV"
        case .trale: "trale"
        case .wger: "wger"
        case .withings: "Withings"
        case .zepp: "Zepp Life"
        }
    }
}
