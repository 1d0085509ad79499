#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

public struct StorageError: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        case noDataFolder
        case foreignFolder
        case notUnicode
        case gone
        // Nor has anybody seen it there.
        case notThere
        case system(Int32)
        // It is written, but may be as it was after the power fails.
        case notCertain(Int32)
        // A change of several files that has begun to take their places, and will be completed.
        case decided
        // An unfinished change of other files than those that are there; it is kept as backups.
        case stale
        // The change is saved without a step in the journal.
        indirect case notUndoable(Reason)
        case wouldBeTooLarge
        case conflictCopy
        // There are weigh-ins of people who stood in it.
        case missing(hasBackup: Bool)
        // A folder of weigh-ins whose person is not in people.json.
        case unlisted
        case notAFile
        case notALog
        case tooLarge(bytes: Int)
        case malformed(line: Int)
        // No form would have let it through.
        case impossible(line: Int)
        case incomplete(expected: Int, found: Int)
        // It says different things under one identifier.
        case namesakes
        case newerVersion(Int)
        case busy(seconds: Int)
        case noLocks
        // Whatever is read, nothing can be kept.
        case readOnly
    }

    public var file: String
    public var reason: Reason

    public init(file: String, reason: Reason) {
        self.file = file
        self.reason = reason
    }

    // What is there is not what was written: an earlier version is worth having.
    public var isDamage: Bool {
        switch reason {
        case .notAFile, .tooLarge, .malformed, .incomplete, .conflictCopy: true
        case .missing(let hasBackup): hasBackup
        default: false
        }
    }

    // Whether there may be records in the file that were not read.
    public var mayHideRecords: Bool {
        switch reason {
        case .newerVersion, .conflictCopy, .namesakes, .notCertain, .noLocks, .readOnly, .decided,
            .stale, .unlisted, .notUndoable:
            false
        default: true
        }
    }

    // Nothing where the file is none of a year.
    public var historyYear: Int? {
        let name = file.split(separator: "/").last ?? ""
        return name.hasSuffix(String.json)
            ? String(name.dropLast(String.json.count)).historyYear : nil
    }

    // Nothing where the file is none of a person.
    public var personID: Person.ID? {
        let parts = file.split(separator: "/")
        return historyYear == nil || parts.count < 2
            ? nil : Person.ID(text: String(parts[parts.count - 2]))
    }

    // Whether the system lets nobody write there.
    public var isRefusal: Bool {
        switch reason {
        case .system(EACCES), .system(EPERM), .system(EROFS): true
        default: false
        }
    }

    // The change is made, or will be: to repeat it would make it twice.
    public var isUncertain: Bool {
        switch reason {
        case .notCertain, .decided: true
        default: false
        }
    }

    // People are missing that there are weigh-ins of.
    public var isLoss: Bool {
        if case .missing = reason { true } else { false }
    }

    // What is uncertain on the way to something else has not brought it about.
    var asFailure: StorageError {
        if case .notCertain(let code) = reason {
            StorageError(file: file, reason: .system(code))
        } else {
            self
        }
    }

    var isUnreadable: Bool {
        switch reason {
        case .notAFile, .tooLarge: true
        default: false
        }
    }
}
