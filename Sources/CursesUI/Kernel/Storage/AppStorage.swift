/// A value that outlives the program, under a key in a file of the program's own.
@propertyWrapper
public struct AppStorage<Value>: KeptProperty {
    private var entry: KeptEntry<Value>

    /// Keeps a value in a way of writing it.
    public init(key: String, _ coding: StorageCoding<Value>, defaultValue: Value) {
        entry = KeptEntry(key: key, coding: coding, defaultValue: defaultValue, store: .app)
    }

    /// The value; setting it makes a new frame.
    public var wrappedValue: Value {
        get { entry.value }
        nonmutating set { entry.value = newValue }
    }

    /// A way to read and write the value from elsewhere.
    @MainActor
    public var projectedValue: Binding<Value> { entry.binding }
}

extension AppStorage: PlacedProperty {
    mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        let store = environment.values.appStore
        entry.store = store
        place.slot(index) { StorageSlot(store) }.isKept = true
    }
}

/// Writes what has been set when the view has left, which the end of the program may be.
private final class StorageSlot: LeavingSlot {
    var isKept = false
    private let store: ValueStore

    init(_ store: ValueStore) {
        self.store = store
    }

    override func leave() {
        store.write()
    }
}
