// What a recovery would bring, and how that differs from what is there now.
public struct RecoveryPreview: Hashable, Sendable {
    public var count: Int
    public var days: ClosedRange<Day>?
    public var added: Int
    public var changed: Int
    public var missing: Int
    // Of people, whose names stand for them.
    public var addedNames: [String]
    public var missingNames: [String]

    public init(
        count: Int,
        days: ClosedRange<Day>? = nil,
        added: Int = 0,
        changed: Int = 0,
        missing: Int = 0,
        addedNames: [String] = [],
        missingNames: [String] = []
    ) {
        self.count = count
        self.days = days
        self.added = added
        self.changed = changed
        self.missing = missing
        self.addedNames = addedNames
        self.missingNames = missingNames
    }
}
