public import Essentials

public struct Backup: Hashable, Sendable {
    public var key: String
    public var day: Day
    // Number of a version that a restore has replaced.
    public var number: Int?
}

// All files of a data folder in one file.
public struct Archive: Hashable, Sendable {
    public var files: [String: Data]
    public var recordCount: Int
}

// The effect of restoring an archive, by person.
public struct ArchivePreview: Hashable, Sendable {
    public enum Course: Hashable, Sendable {
        case comes
        case goes
        case stays
    }

    public struct Part: Identifiable, Hashable, Sendable {
        public let id: Person.ID
        public var name: String
        public var course: Course
        // Number of weigh-ins after the restore; before it for removed people.
        public var count = 0
        public var added = 0
        public var changed = 0
        public var missing = 0
        public var isChanged = false

        public var isDifferent: Bool {
            course != .stays || isChanged || added + changed + missing > 0
        }
    }

    public var parts: [Part]
    public var areSettingsChanged: Bool
}

// Availability of the version that a restore replaces.
public enum ReplacedVersion: Hashable, Sendable {
    case none
    // Among the backups, as far as it is readable.
    case listed
    // Kept, but unreadable.
    case illegible
}

// A version of a file that can take the place of the present one.
public struct Recovery: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        case backup(Backup)
        case readableLines
        // The file as this machine has seen it last.
        case seen
        // The file as it lies in the folder, without what only this machine has.
        case found
    }

    public var source: Source
    public var count: Int

    public init(_ source: Source, count: Int) {
        self.source = source
        self.count = count
    }

    public var backup: Backup? {
        if case .backup(let backup) = source { backup } else { nil }
    }
}
