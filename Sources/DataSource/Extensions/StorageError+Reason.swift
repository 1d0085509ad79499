#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension StorageError {
    // True if the content is damaged, so that an earlier version helps.
    public var isDamage: Bool {
        switch reason {
        case .notAFile, .tooLarge, .malformed, .incomplete, .conflictCopy: true
        case .missing(let hasBackup): hasBackup
        default: false
        }
    }

    // True if the file may hold records that were not read.
    public var mayHideRecords: Bool {
        switch reason {
        case .newerVersion, .conflictCopy, .namesakes, .notCertain, .noLocks, .readOnly, .decided,
            .stale, .unlisted, .undefinedMeasures, .impossible, .notUndoable, .begunAgain,
            .personIsDeleted,
            .draftNotKept:
            false
        default: true
        }
    }

    // `nil` unless the file is a history year.
    public var historyYear: Int? {
        let name = file.split(separator: "/").last ?? ""
        return name.hasSuffix(String.json)
            ? String(name.dropLast(String.json.count)).historyYear : nil
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
