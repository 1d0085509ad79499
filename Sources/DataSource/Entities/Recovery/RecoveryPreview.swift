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
    public var added = [Item]()
    // With their restored values.
    public var changed = [Item]()
    public var missing = [Item]()
    // True if the present file is damaged.
    public var isOfDamage = false
    // True if the sum of this version disagrees.
    public var isAltered = false

    public var isDifferent: Bool { !(added.isEmpty && changed.isEmpty && missing.isEmpty) }

    // True if there is anything to restore.
    public var isWorthwhile: Bool { isDifferent || isOfDamage }
}

extension [RecoveryPreview.Item] {
    public var names: [String] {
        compactMap { if case .person(let name) = $0 { name } else { nil } }
    }
}
