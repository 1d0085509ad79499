/// A value that outlives the view, under a key.
nonisolated public protocol KeptProperty: UnisolatedWrapper {
    associatedtype Value

    /// Keeps a value in a way of writing it.
    init(key: String, _ coding: StorageCoding<Value>, defaultValue: Value)
}

nonisolated extension KeptProperty {
    /// Keeps a value; the given one stands until another is set.
    public init(wrappedValue: Value, _ key: String) where Value: StorableValue {
        self.init(key: key, Value.storageCoding, defaultValue: wrappedValue)
    }

    /// Keeps the raw value; the given value stands until another is set.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, .raw, defaultValue: wrappedValue)
    }

    /// Keeps the raw value; the given value stands until another is set.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, .raw, defaultValue: wrappedValue)
    }

    /// Keeps a value, or none.
    public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
        self.init(key: key, .optional(Wrapped.storageCoding), defaultValue: nil)
    }

    /// Keeps a raw value, or none.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key: key, .optional(.raw), defaultValue: nil)
    }

    /// Keeps a raw value, or none.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key: key, .optional(.raw), defaultValue: nil)
    }
}
