// All stores are the program's one file.
nonisolated extension AppStorage {
    /// Stores a value in the program's file.
    @_alwaysEmitIntoClient
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
    where Value: StorableValue {
        self.init(wrappedValue: wrappedValue, key)
    }

    /// Stores the raw value in the program's file.
    @_alwaysEmitIntoClient
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue: wrappedValue, key)
    }

    /// Stores the raw value in the program's file.
    @_alwaysEmitIntoClient
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue: wrappedValue, key)
    }

    /// Stores an optional value in the program's file.
    @_alwaysEmitIntoClient
    public init<Wrapped: StorableValue>(_ key: String, store: UserDefaults?)
    where Value == Wrapped? {
        self.init(key)
    }
}
