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

public enum FileKind: Hashable, Sendable {
    case file
    case folder
    // A pipe or a device, which may block.
    case other
}

public enum ImportFailure: Error, Hashable, Sendable {
    case storage(StorageError)
    case empty(file: String)
    case binary(file: String)
    case archive(file: String)
    // Health Connect exports databases.
    case database(file: String)
    case unknown(file: String)
    case notThat(file: String, ImportFormat)
    case tooLarge(file: String)
    case tooMany(file: String, limit: Int)
    case severalPeople(file: String)
    // The file has another unit than the person's settings.
    case otherUnit(file: String, WeightUnit)
    case cancelled
}
