#if !WITHOUT_FOUNDATION
    // There is one file for a program: it stands for whatever store is named.
    nonisolated extension AppStorage where Value == Bool {
        /// Keeps a value of this type in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
            self.init(wrappedValue: wrappedValue, key)
        }
    }

    nonisolated extension AppStorage where Value == Int {
        /// Keeps a value of this type in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
            self.init(wrappedValue: wrappedValue, key)
        }
    }

    nonisolated extension AppStorage where Value == Double {
        /// Keeps a value of this type in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
            self.init(wrappedValue: wrappedValue, key)
        }
    }

    nonisolated extension AppStorage where Value == String {
        /// Keeps a value of this type in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
            self.init(wrappedValue: wrappedValue, key)
        }
    }

    nonisolated extension AppStorage where Value == URL {
        /// Keeps a value of this type in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
            self.init(wrappedValue: wrappedValue, key)
        }
    }

    nonisolated extension AppStorage where Value == Data {
        /// Keeps a value of this type in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
            self.init(wrappedValue: wrappedValue, key)
        }
    }

    nonisolated extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
        /// Keeps the raw value in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
            self.init(wrappedValue: wrappedValue, key)
        }
    }

    nonisolated extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
        /// Keeps the raw value in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
            self.init(wrappedValue: wrappedValue, key)
        }
    }

    nonisolated extension AppStorage where Value: ExpressibleByNilLiteral {
        /// Keeps a value of this type, or none, in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(_ key: String, store: UserDefaults?) where Value == Bool? { self.init(key) }

        /// Keeps a value of this type, or none, in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(_ key: String, store: UserDefaults?) where Value == Int? { self.init(key) }

        /// Keeps a value of this type, or none, in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(_ key: String, store: UserDefaults?) where Value == Double? { self.init(key) }

        /// Keeps a value of this type, or none, in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(_ key: String, store: UserDefaults?) where Value == String? { self.init(key) }

        /// Keeps a value of this type, or none, in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(_ key: String, store: UserDefaults?) where Value == URL? { self.init(key) }

        /// Keeps a value of this type, or none, in the program's own file, whatever the store.
        @_alwaysEmitIntoClient
        public init(_ key: String, store: UserDefaults?) where Value == Data? { self.init(key) }
    }
#endif
