#if !WITHOUT_FOUNDATION
    // There is one file for a program: it stands for whatever store is named.
    nonisolated extension AppStorage {
        /// Keeps a value in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
        where Value: StorableValue {
            self.init(wrappedValue: wrappedValue, key)
        }

        /// Keeps the raw value in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
        where Value: RawRepresentable, Value.RawValue == Int {
            self.init(wrappedValue: wrappedValue, key)
        }

        /// Keeps the raw value in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
        where Value: RawRepresentable, Value.RawValue == String {
            self.init(wrappedValue: wrappedValue, key)
        }

        /// Keeps a value, or none, in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init<Wrapped: StorableValue>(_ key: String, store: UserDefaults?)
        where Value == Wrapped? {
            self.init(key)
        }
    }
#endif
