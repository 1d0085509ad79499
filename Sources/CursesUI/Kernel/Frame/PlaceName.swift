/// What a place is found by among its siblings where their order may change.
nonisolated enum PlaceName: Hashable, ExpressibleByStringLiteral {
    /// What the toolkit calls it.
    case word(String)
    /// A number of the person's data, which are mostly those of a range.
    case number(Int)
    /// The type of what stands there.
    case type(ObjectIdentifier)
    /// What the person's data call it.
    case value(AnyHashable)

    init(stringLiteral value: String) {
        self = .word(value)
    }

    /// What the person's data call it.
    init<ID: Hashable>(_ id: ID) {
        self = if let number = id as? Int { .number(number) } else { .value(AnyHashable(id)) }
    }
}
