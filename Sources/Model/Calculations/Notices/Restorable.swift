public import DataSource

// A file that can be restored, and its source.
public struct Restorable: Identifiable, Hashable, Sendable {
    public var key: String
    public var personName: String?
    public var recovery: Recovery
    // Time of a backup, if known.
    public var time: TimeOfDay?
    // Number of lost records of a damaged file, if known.
    public var lost: Int?
    // Availability of the present version after the restore.
    public var replaced = ReplacedVersion.listed

    public var id: Self { self }
    public var file: DataFile { DataFile(key: key) }

    public var day: Day? {
        recovery.backup?.day
    }

    public var isFromBeforeRestoration: Bool {
        recovery.backup?.number != nil
    }

    // True if it is the readable part of a damaged file.
    public var isMending: Bool {
        recovery.source == .readableLines
    }

    // True if nothing is readable, so that restoring starts an empty file.
    public var isEmptyStart: Bool {
        isMending && count == 0
    }

    public var count: Int { recovery.count }
}
