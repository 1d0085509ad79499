/// What a place is found by among its siblings where their order may change.
nonisolated enum PlaceName: Hashable, ExpressibleByStringLiteral {
    /// What the toolkit calls it.
    case word(String)
    /// A number of the person's data, which are mostly those of a range.
    case number(Int)
    /// The type of what stands there.
    case type(ObjectIdentifier)
    /// What the person's data call it.
    case value(AnyName)

    init(stringLiteral value: String) {
        self = .word(value)
    }

    /// What the person's data call it.
    init<ID: Hashable>(_ id: ID) {
        self = if let number = id as? Int { .number(number) } else { .value(AnyName(id)) }
    }
}

/// A value of any type: `AnyHashable` would look for a conformance at each first value of a type, and
/// compares numbers of different types.
nonisolated struct AnyName: Hashable {
    private let value: any Hashable

    init(_ value: any Hashable) {
        self.value = value
    }

    func hash(into hasher: inout Hasher) {
        value.hash(into: &hasher)
    }

    static func == (left: AnyName, right: AnyName) -> Bool {
        func isRight<Value: Hashable>(_ left: Value) -> Bool { right.value as? Value == left }
        return isRight(left.value)
    }
}
