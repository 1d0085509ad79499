/// A value that is stored in the program's file under a key.
@propertyWrapper
public struct AppStorage<Value>: KeptProperty {
    private var entry: KeptEntry<Value>

    /// Stores a value with a coding.
    public init(key: String, _ coding: StorageCoding<Value>, defaultValue: Value) {
        entry = KeptEntry(key: key, coding: coding, defaultValue: defaultValue, store: .app)
    }

    /// The value; setting it invalidates the views that read it.
    public var wrappedValue: Value {
        get { entry.value }
        nonmutating set { entry.value = newValue }
    }

    /// A binding to the value.
    @MainActor
    public var projectedValue: Binding<Value> { entry.binding }
}

extension AppStorage: PlacedProperty {
    package func isSame(in one: SharedEnvironment, and other: SharedEnvironment) -> Bool {
        one.values.appStore === other.values.appStore
    }

    package mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        let store = place.appStore(in: environment.values)
        entry.store = store
        _ = place.slot(index) { StorageSlot(store) }
    }
}

/// Writes pending values when the view is removed, also at the end of the program.
private final class StorageSlot: LeavingSlot {
    private let store: ValueStore

    init(_ store: ValueStore) {
        self.store = store
    }

    override func leave() {
        store.write()
    }
}

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
