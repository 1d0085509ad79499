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
