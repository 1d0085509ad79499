/// Converts a value for `@AppStorage` and `@SceneStorage`.
nonisolated public struct StorageCoding<Value> {
    let read: (StoredValue) -> Value?
    let write: (Value) -> StoredValue?
}

/// A type that `@AppStorage` and `@SceneStorage` store directly.
nonisolated public protocol StorableValue {
    /// The conversion.
    static var storageCoding: StorageCoding<Self> { get }
}

nonisolated extension Bool: StorableValue {
    /// Stores a Boolean.
    public static var storageCoding: StorageCoding<Bool> {
        StorageCoding(
            read: { if case .bool(let value) = $0 { value } else { nil } },
            write: { .bool($0) }
        )
    }
}

nonisolated extension Int: StorableValue {
    /// Stores an integer.
    public static var storageCoding: StorageCoding<Int> {
        StorageCoding(
            read: { if case .integer(let value) = $0 { value } else { nil } },
            write: { .integer($0) }
        )
    }
}

nonisolated extension Double: StorableValue {
    /// Stores a number.
    public static var storageCoding: StorageCoding<Double> {
        StorageCoding(
            read: {
                switch $0 {
                case .number(let value): value
                case .integer(let value): Double(value)
                default: nil
                }
            },
            write: { .number($0) }
        )
    }
}

nonisolated extension String: StorableValue {
    /// Stores text.
    public static var storageCoding: StorageCoding<String> {
        StorageCoding(
            read: { if case .string(let value) = $0 { value } else { nil } },
            write: { .string($0) }
        )
    }
}

nonisolated extension URL: StorableValue {
    /// Stores a URL as text.
    public static var storageCoding: StorageCoding<URL> {
        .asText(read: { URL(string: $0) }, write: \.absoluteString)
    }
}

nonisolated extension Data: StorableValue {
    /// Stores bytes as Base64.
    public static var storageCoding: StorageCoding<Data> {
        .asText(read: { Data(base64Encoded: $0) }, write: { $0.base64EncodedString() })
    }
}

nonisolated extension StorageCoding {
    /// Stores a value as text.
    static func asText(
        read: @escaping (String) -> Value?,
        write: @escaping (Value) -> String
    ) -> Self {
        Self(
            read: { String.storageCoding.read($0).flatMap(read) },
            write: { .string(write($0)) }
        )
    }

    /// Removes the entry for `nil`.
    static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> Self
    where Value == Wrapped? {
        Self(read: { .some(coding.read($0)) }, write: { $0.flatMap(coding.write) })
    }
}

nonisolated extension StorageCoding where Value: RawRepresentable, Value.RawValue: StorableValue {
    /// Stores the raw value.
    static var raw: Self {
        let coding = Value.RawValue.storageCoding
        return Self(
            read: { coding.read($0).flatMap { Value(rawValue: $0) } },
            write: { coding.write($0.rawValue) }
        )
    }
}
