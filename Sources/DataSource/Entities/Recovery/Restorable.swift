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
    // True if the sum of this version disagrees.
    public var isAltered: Bool

    public init(
        count: Int,
        days: ClosedRange<Day>? = nil,
        added: [Item] = [],
        changed: [Item] = [],
        missing: [Item] = [],
        isOfDamage: Bool = false,
        isAltered: Bool = false
    ) {
        self.count = count
        self.days = days
        self.added = added
        self.changed = changed
        self.missing = missing
        self.isOfDamage = isOfDamage
        self.isAltered = isAltered
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
