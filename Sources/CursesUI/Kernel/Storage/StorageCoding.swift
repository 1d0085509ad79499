/// How a value is kept by `@AppStorage` and `@SceneStorage`.
nonisolated public struct StorageCoding<Value> {
    let read: (StoredValue) -> Value?
    let write: (Value) -> StoredValue?
}

nonisolated extension StorageCoding where Value == Bool {
    static var bool: Self {
        Self(read: { if case .bool(let value) = $0 { value } else { nil } }, write: { .bool($0) })
    }
}

nonisolated extension StorageCoding where Value == Int {
    static var integer: Self {
        Self(
            read: { if case .integer(let value) = $0 { value } else { nil } },
            write: { .integer($0) }
        )
    }
}

nonisolated extension StorageCoding where Value == Double {
    static var number: Self {
        Self(
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

nonisolated extension StorageCoding where Value == String {
    static var string: Self {
        Self(
            read: { if case .string(let value) = $0 { value } else { nil } },
            write: { .string($0) }
        )
    }
}

nonisolated extension StorageCoding where Value == URL {
    static var url: Self {
        Self(
            read: { StorageCoding<String>.string.read($0).flatMap { URL(string: $0) } },
            write: { .string($0.absoluteString) }
        )
    }
}

#if !WITHOUT_FOUNDATION
    nonisolated extension StorageCoding where Value == Data {
        static var data: Self {
            Self(
                read: { StorageCoding<String>.string.read($0).flatMap { Data(base64Encoded: $0) } },
                write: { .string($0.base64EncodedString()) }
            )
        }
    }
#endif

nonisolated extension StorageCoding where Value: RawRepresentable {
    /// Keeps the raw value.
    static func raw(_ coding: StorageCoding<Value.RawValue>) -> Self {
        Self(
            read: { coding.read($0).flatMap { Value(rawValue: $0) } },
            write: { coding.write($0.rawValue) }
        )
    }
}

nonisolated extension StorageCoding {
    /// Keeps nothing for no value.
    static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> Self
    where Value == Wrapped? {
        Self(read: { .some(coding.read($0)) }, write: { $0.flatMap(coding.write) })
    }
}
