// A file that can be brought back, and from where.
public struct Restorable: Identifiable, Hashable, Sendable {
    public var key: String
    public var personName: String?
    public var recovery: Recovery
    // Of the day of a backup, where it is known.
    public var time: TimeOfDay?
    // Of a damaged file, as far as it says how much it should hold.
    public var lost: Int?
    // Once it is restored.
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

    // Whether it is what can be read of a damaged file.
    public var isMending: Bool {
        if case .readableLines = recovery { true } else { false }
    }

    // Whether nothing of it can be read, so that what is offered is to begin without it.
    public var isEmptyStart: Bool {
        if case .readableLines(0) = recovery { true } else { false }
    }

    public var count: Int {
        switch recovery {
        case .backup(_, let count), .readableLines(let count), .copy(_, let count): count
        }
    }
}
