// Format of an imported file. The raw values are those of `--format`.
public enum ImportFormat: String, CaseIterable, Hashable, Sendable {
    case appleHealth = "apple-health"
    case csv
    case fitbit
    case fitbitArchive = "fitbit-json"
    case gadgetbridge
    case garmin
    case garminArchive = "garmin-json"
    case googleFit = "google-fit"
    case googleHealth = "google-health"
    case hackersDiet = "hackers-diet"
    case healthAutoExport = "health-auto-export"
    case healthConnect = "health-connect"
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
    // Text in an encoding that is not read.
    case encoding(file: String)
    // A database in the middle of a change.
    case unfinished(file: String)
    // Called a database, and none that can be read.
    case noDatabase(file: String)
    // An archive in another one, or of another kind than zip.
    case archive(file: String)
    // Archives and databases.
    case damaged(file: String)
    case piped(file: String)
    case encrypted(file: String)
    case unknownMethod(file: String)
    case exploding(file: String)
    case crowded(file: String, limit: Int)
    // A database of another program.
    case database(file: String)
    case spreadsheet(file: String)
    // An archive without any file of a known kind.
    case nothingInside(file: String)
    case unknown(file: String, sample: TableSample = TableSample())
    // Fewer than were named.
    case fewColumns(file: String, count: Int)
    case notThat(file: String, ImportFormat)
    case tooLarge(file: String)
    case tooMany(file: String, limit: Int)
    case severalPeople(file: String)
    // The file has another unit than the person's settings.
    case otherUnit(file: String, WeightUnit)
    case cancelled

    // True if the other files of the same archive can be read.
    public var isOfOneFile: Bool {
        switch self {
        case .damaged, .encrypted, .unknownMethod: true
        default: false
        }
    }
}

// Why a file in a watched folder does not come in by itself.
public enum WaitReason: Hashable, Sendable {
    case failure(ImportFailure)
    // Far from the weigh-ins of the named person: in another unit, or another person's.
    case far(String)
    case newPerson(String)
    case person
    // The person of the folder was deleted.
    case personIsGone
    // No line of it.
    case refused
    case unit
}
