// Format of an imported file. The raw values are those of `--format`.
public enum ImportFormat: String, CaseIterable, Hashable, Sendable {
    case appleHealth = "apple-health"
    case csv
    case fitbit
    case fitbitArchive = "fitbit-json"
    case garmin
    case googleFit = "google-fit"
    case googleHealth = "google-health"
    case hackersDiet = "hackers-diet"
    case happyScale = "happy-scale"
    case json
    case libra
    case openScale = "openscale"
    case openScale2 = "openscale2"
    case renpho
    case samsung
    case table
    case trale
    case wger
    case withings
    case zepp
}
