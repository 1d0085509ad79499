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

    public init(
        key: String,
        personName: String? = nil,
        recovery: Recovery,
        time: TimeOfDay? = nil,
        lost: Int? = nil
    ) {
        self.key = key
        self.personName = personName
        self.recovery = recovery
        self.time = time
        self.lost = lost
    }

    public var day: Day? {
        if case .backup(let backup, _) = recovery { backup.day } else { nil }
    }

    public var isFromBeforeRestoration: Bool {
        if case .backup(let backup, _) = recovery { backup.number != nil } else { false }
    }

    // True if it is the readable part of a damaged file.
    public var isMending: Bool {
        if case .readableLines = recovery { true } else { false }
    }

    // True if nothing is readable, so that restoring starts an empty file.
    public var isEmptyStart: Bool {
        if case .readableLines(0) = recovery { true } else { false }
    }

    public var count: Int {
        switch recovery {
        case .backup(_, let count), .readableLines(let count), .seen(let count),
            .found(let count):
            count
        }
    }
}

// The content of a recovery, compared with the present file.
public struct RecoveryPreview: Hashable, Sendable {
    // A record as shown to the user.
    public enum Item: Hashable, Sendable {
        case person(name: String)
        case weighIn(WeighIn)
        case other
    }

    public var count: Int
    public var days: ClosedRange<Day>?
    public var added: [Item]
    // With their restored values.
    public var changed: [Item]
    public var missing: [Item]
    // True if the present file is damaged.
    public var isOfDamage: Bool

    public init(
        count: Int,
        days: ClosedRange<Day>? = nil,
        added: [Item] = [],
        changed: [Item] = [],
        missing: [Item] = [],
        isOfDamage: Bool = false
    ) {
        self.count = count
        self.days = days
        self.added = added
        self.changed = changed
        self.missing = missing
        self.isOfDamage = isOfDamage
    }

    public var isDifferent: Bool { !(added.isEmpty && changed.isEmpty && missing.isEmpty) }

    // True if there is anything to restore.
    public var isWorthwhile: Bool { isDifferent || isOfDamage }
}

extension [RecoveryPreview.Item] {
    public var names: [String] {
        compactMap { if case .person(let name) = $0 { name } else { nil } }
    }
}
