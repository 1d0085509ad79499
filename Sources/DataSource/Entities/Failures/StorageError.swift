public import Essentials

public struct StorageError: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        case noDataFolder
        case foreignFolder
        case notUnicode
        // A link to a place where no file can be made.
        case leadsNowhere
        case gone
        // Never existed during this run.
        case notThere
        case system(Int32)
        // Written, but a power cut may still undo it.
        case notCertain(Int32)
        // Several files are being replaced together; the change will be completed.
        case decided
        // An unfinished change of files that were changed since; it is kept as backups.
        case stale
        // Saved without a step for undo.
        indirect case notUndoable(Reason)
        // Typed text is not kept for the next start.
        indirect case draftNotKept(Reason)
        // A journal that could not be read is among the backups.
        case begunAgain
        case wouldBeTooLarge
        // A conflict copy that cannot be read.
        case conflictCopy
        // Records that the file has lost are shown from what this machine has seen.
        case completed(Int)
        // An export in a watched folder that waits for the user.
        indirect case fileWaits(WaitReason)
        case filesWait(Int)
        // Its times are by another time zone: so many minutes from those that are here.
        case otherZone(minutes: Int)
        // Lines of an inbox that cannot be taken in.
        case linesLeft(Int)
        case linesUnread(Int)
        // Records that were changed on two machines.
        case changedTwice(Int)
        // Records with a time of change more than a day ahead of the clock.
        case changedAhead(Int)
        // `people.json` is missing, but there are weigh-ins, or it was there before.
        case missing(hasBackup: Bool)
        // Another process deleted the person to whom the change belongs.
        case personIsDeleted(name: String)
        // A folder of weigh-ins whose person is not in people.json.
        case unlisted(hasBackup: Bool)
        case notAFile
        case notALog
        case tooLarge(bytes: Int)
        case malformed(line: Int)
        // A value that no form accepts, such as "height":9999.
        case impossible(line: Int, member: String)
        case incomplete(expected: Int, found: Int)
        // Its sum disagrees: edited by hand, or damaged.
        case altered
        // Different records with one identifier.
        case namesakes
        // Values of own measures whose definition is gone.
        case undefinedMeasures([OwnMeasure.ID], isFull: Bool = false)
        case newerVersion(Int)
        case busy(seconds: Int)
        case noLocks
        // Readable, but nothing can be saved.
        case readOnly
    }

    public var file: String
    public var reason: Reason

    public init(file: String, reason: Reason) {
        self.file = file
        self.reason = reason
    }
}

extension [StorageError] {
    // Years of which some weigh-ins may be unreadable.
    public var incompleteYears: Set<Int> {
        Set(lazy.filter(\.mayHideRecords).compactMap(\.historyYear))
    }
}

extension StorageError {
    // True if the content is damaged, so that an earlier version helps.
    public var isDamage: Bool {
        switch reason {
        case .notAFile, .tooLarge, .malformed, .incomplete: true
        case .missing(let hasBackup): hasBackup
        default: false
        }
    }

    // True if the file may hold records that were not read.
    public var mayHideRecords: Bool {
        switch reason {
        case .newerVersion, .conflictCopy, .namesakes, .notCertain, .noLocks, .readOnly, .decided,
            .stale, .unlisted, .undefinedMeasures, .impossible, .notUndoable, .begunAgain,
            .personIsDeleted, .draftNotKept, .completed, .changedTwice, .changedAhead, .linesLeft,
            .linesUnread, .fileWaits, .filesWait, .otherZone, .altered:
            false
        default: true
        }
    }

    // `nil` unless the file is a history year.
    public var historyYear: Int? {
        let name = file.split(separator: "/").last ?? ""
        return name.hasSuffix(String.json)
            ? String(name.stem).historyYear : nil
    }

    // `nil` unless the file belongs to a person.
    public var personID: Person.ID? {
        let parts = file.split(separator: "/")
        return historyYear == nil || parts.count < 2
            ? nil : Person.ID(text: String(parts[parts.count - 2]))
    }

    // True if the system refuses to write there.
    public var isRefusal: Bool {
        switch reason {
        case .system(EACCES), .system(EPERM), .system(EROFS): true
        default: false
        }
    }

    // True if the change is or will be made: repeating it would make it twice.
    public var isUncertain: Bool {
        switch reason {
        case .notCertain, .decided: true
        default: false
        }
    }

    // True if people.json is missing but there are weigh-ins.
    public var isLoss: Bool {
        if case .missing = reason { true } else { false }
    }

    // An uncertain intermediate step counts as a plain failure.
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
