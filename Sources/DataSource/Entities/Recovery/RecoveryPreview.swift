// What a recovery would bring, and how that differs from what is there now.
public struct RecoveryPreview: Hashable, Sendable {
    // What a record is to whoever reads of it.
    public enum Item: Hashable, Sendable {
        case person(name: String)
        case weighIn(WeighIn)
        case other
    }

    public var count: Int
    public var days: ClosedRange<Day>?
    public var added: [Item]
    // As they would be again.
    public var changed: [Item]
    public var missing: [Item]
    // Whether what is there now cannot be read whole.
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

    // Whether there is anything to restore: of what is damaged all is.
    public var isWorthwhile: Bool { isDifferent || isOfDamage }
}

extension [RecoveryPreview.Item] {
    public var names: [String] {
        compactMap { if case .person(let name) = $0 { name } else { nil } }
    }
}
