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
    where Value: RawRepresentable, Value.RawValue: StorableValue {
        self.init(wrappedValue: wrappedValue, key)
    }

    /// Stores an optional value in the program's file.
    @_alwaysEmitIntoClient
    public init<Wrapped: StorableValue>(_ key: String, store: UserDefaults?)
    where Value == Wrapped? {
        self.init(key)
    }
}

/// A value under a key that outlives its view until the program ends.
@propertyWrapper
public struct SceneStorage<Value>: KeptProperty {
    private var entry: KeptEntry<Value>

    /// Stores a value with a coding.
    public init(key: String, _ coding: StorageCoding<Value>, defaultValue: Value) {
        entry = KeptEntry(key: key, coding: coding, defaultValue: defaultValue, store: .scene)
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

extension SceneStorage: PlacedProperty {
    package func isSame(in one: SharedEnvironment, and other: SharedEnvironment) -> Bool {
        true
    }

    package mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        entry.store = place.sceneStore(in: environment.values)
    }
}

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
    where Value: RawRepresentable, Value.RawValue: StorableValue {
        self.init(key: key, .raw, defaultValue: wrappedValue)
    }

    /// Stores an optional value.
    public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
        self.init(key: key, .optional(Wrapped.storageCoding), defaultValue: nil)
    }
}

/// A value in a store under a key, observed by views.
nonisolated struct KeptEntry<Value> {
    let key: String
    let coding: StorageCoding<Value>
    let defaultValue: Value
    var store: ValueStore

    var value: Value {
        get { store[key].flatMap(coding.read) ?? defaultValue }
        nonmutating set { store[key] = coding.write(newValue) }
    }

    @MainActor
    var binding: Binding<Value> {
        Binding(get: { value }, set: { value = $0 })
    }
}
