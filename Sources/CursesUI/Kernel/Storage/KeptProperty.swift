/// A value that outlives the view, under a key.
nonisolated public protocol KeptProperty: UnisolatedWrapper {
    associatedtype Value

    /// Keeps a value in a way of writing it.
    init(key: String, _ coding: StorageCoding<Value>, defaultValue: Value)
}

nonisolated extension KeptProperty where Value == Bool {
    /// Keeps a value of this type; the given one stands until another is set.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, .bool, defaultValue: wrappedValue)
    }
}

nonisolated extension KeptProperty where Value == Int {
    /// Keeps a value of this type; the given one stands until another is set.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, .integer, defaultValue: wrappedValue)
    }
}

nonisolated extension KeptProperty where Value == Double {
    /// Keeps a value of this type; the given one stands until another is set.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, .number, defaultValue: wrappedValue)
    }
}

nonisolated extension KeptProperty where Value == String {
    /// Keeps a value of this type; the given one stands until another is set.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, .string, defaultValue: wrappedValue)
    }
}

nonisolated extension KeptProperty where Value == URL {
    /// Keeps a value of this type; the given one stands until another is set.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, .url, defaultValue: wrappedValue)
    }
}

#if !WITHOUT_FOUNDATION
    nonisolated extension KeptProperty where Value == Data {
        /// Keeps a value of this type; the given one stands until another is set.
        public init(wrappedValue: Value, _ key: String) {
            self.init(key: key, .data, defaultValue: wrappedValue)
        }
    }
#endif

nonisolated extension KeptProperty where Value: RawRepresentable, Value.RawValue == Int {
    /// Keeps the raw value; the given value stands until another is set.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, .raw(.integer), defaultValue: wrappedValue)
    }
}

nonisolated extension KeptProperty where Value: RawRepresentable, Value.RawValue == String {
    /// Keeps the raw value; the given value stands until another is set.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, .raw(.string), defaultValue: wrappedValue)
    }
}

nonisolated extension KeptProperty where Value: ExpressibleByNilLiteral {
    /// Keeps a value of this type, or none.
    public init(_ key: String) where Value == Bool? {
        self.init(key: key, .optional(.bool), defaultValue: nil)
    }

    /// Keeps a value of this type, or none.
    public init(_ key: String) where Value == Int? {
        self.init(key: key, .optional(.integer), defaultValue: nil)
    }

    /// Keeps a value of this type, or none.
    public init(_ key: String) where Value == Double? {
        self.init(key: key, .optional(.number), defaultValue: nil)
    }

    /// Keeps a value of this type, or none.
    public init(_ key: String) where Value == String? {
        self.init(key: key, .optional(.string), defaultValue: nil)
    }

    /// Keeps a value of this type, or none.
    public init(_ key: String) where Value == URL? {
        self.init(key: key, .optional(.url), defaultValue: nil)
    }

    #if !WITHOUT_FOUNDATION
        /// Keeps a value of this type, or none.
        public init(_ key: String) where Value == Data? {
            self.init(key: key, .optional(.data), defaultValue: nil)
        }
    #endif

    /// Keeps a raw value, or none.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key: key, .optional(.raw(.integer)), defaultValue: nil)
    }

    /// Keeps a raw value, or none.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key: key, .optional(.raw(.string)), defaultValue: nil)
    }
}
