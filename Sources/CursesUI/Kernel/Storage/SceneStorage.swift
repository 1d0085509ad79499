/// A value that outlives the view, under a key, until the program ends.
@MainActor
@propertyWrapper
public struct SceneStorage<Value>: PlacedProperty {
    private let key: String
    private let coding: StorageCoding<Value>
    private let defaultValue: Value
    private var store: ValueStore?

    init(key: String, _ coding: StorageCoding<Value>, defaultValue: Value) {
        self.key = key
        self.coding = coding
        self.defaultValue = defaultValue
        KnownWrappers.enter(Self.self)
    }

    /// The value; setting it makes a new frame.
    public var wrappedValue: Value {
        get { found[key].flatMap(coding.read) ?? defaultValue }
        nonmutating set { found[key] = coding.write(newValue) }
    }

    /// A way to read and write the value from elsewhere.
    public var projectedValue: Binding<Value> {
        let property = self
        return Binding(get: { property.wrappedValue }, set: { property.wrappedValue = $0 })
    }

    mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        let store = environment.values.sceneStore
        self.store = store
    }

    private var found: ValueStore { store ?? .scene }
}
