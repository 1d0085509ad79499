/// Name of a place among siblings whose order may change.
nonisolated package enum PlaceName: Hashable, ExpressibleByStringLiteral {
    /// Set by the toolkit.
    case word(String)
    /// An integer id, mostly from a range.
    case number(Int)
    case type(ObjectIdentifier)
    /// Any other id.
    case value(AnyName)

    package init(stringLiteral value: String) {
        self = .word(value)
    }

    package init<ID: Hashable>(_ id: ID) {
        self = if let number = id as? Int { .number(number) } else { .value(AnyName(id)) }
    }
}

/// A value of any type. `AnyHashable` would look up a conformance for each new type, and compares
/// numbers of different types.
nonisolated package struct AnyName: Hashable {
    private let value: any Hashable

    init(_ value: any Hashable) {
        self.value = value
    }

    package func hash(into hasher: inout Hasher) {
        value.hash(into: &hasher)
    }

    package static func == (left: AnyName, right: AnyName) -> Bool {
        func isRight<Value: Hashable>(_ left: Value) -> Bool { right.value as? Value == left }
        return isRight(left.value)
    }
}
