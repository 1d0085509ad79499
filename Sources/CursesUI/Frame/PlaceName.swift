/// What a place is found by among its siblings where their order may change.
nonisolated enum PlaceName: Hashable, ExpressibleByStringLiteral {
    /// What the toolkit calls it.
    case word(String)
    /// The type of what stands there.
    case type(ObjectIdentifier)
    /// What the person's data call it.
    case value(AnyHashable)

    init(stringLiteral value: String) {
        self = .word(value)
    }
}
