/// A value under a key that outlives its view.
nonisolated public protocol KeptProperty: UnisolatedWrapper {
    associatedtype Value

    /// Stores a value with a coding.
    init(key: String, _ coding: StorageCoding<Value>, defaultValue: Value)
}

nonisolated extension KeptProperty {
    /// Stores a value; the given one is the default.
    public init(wrappedValue: Value, _ key: String) where Value: StorableValue {
        self.init(key: key, Value.storageCoding, defaultValue: wrappedValue)
    }

    /// Stores the raw value; the given one is the default.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, .raw, defaultValue: wrappedValue)
    }

    /// Stores the raw value; the given one is the default.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, .raw, defaultValue: wrappedValue)
    }

    /// Stores an optional value.
    public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
        self.init(key: key, .optional(Wrapped.storageCoding), defaultValue: nil)
    }

    /// Stores an optional raw value.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key: key, .optional(.raw), defaultValue: nil)
    }

    /// Stores an optional raw value.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key: key, .optional(.raw), defaultValue: nil)
    }
}
