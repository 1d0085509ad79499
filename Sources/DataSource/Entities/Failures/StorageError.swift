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
        case conflictCopy
        // `people.json` is missing, but there are weigh-ins.
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
        // Different records with one identifier.
        case namesakes
        // Values of own measures whose definition is gone.
        case undefinedMeasures([OwnMeasure.ID])
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
