/// A value that outlives the program, under a key in a file of the program's own.
@propertyWrapper
public struct AppStorage<Value>: KeptProperty {
    private let key: String
    private let coding: StorageCoding<Value>
    private let defaultValue: Value
    private var store: ValueStore?

    /// Keeps a value in a way of writing it.
    public init(key: String, _ coding: StorageCoding<Value>, defaultValue: Value) {
        self.key = key
        self.coding = coding
        self.defaultValue = defaultValue
    }

    /// The value; setting it makes a new frame.
    public var wrappedValue: Value {
        get { found[key].flatMap(coding.read) ?? defaultValue }
        nonmutating set { found[key] = coding.write(newValue) }
    }

    /// A way to read and write the value from elsewhere.
    @MainActor
    public var projectedValue: Binding<Value> {
        let property = self
        return Binding(get: { property.wrappedValue }, set: { property.wrappedValue = $0 })
    }

    private var found: ValueStore { store ?? .app }
}

extension AppStorage: PlacedProperty {
    mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        let store = environment.values.appStore
        self.store = store
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
