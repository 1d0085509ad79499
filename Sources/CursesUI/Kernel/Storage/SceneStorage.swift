/// A value that outlives the view, under a key, until the program ends.
@propertyWrapper
public struct SceneStorage<Value>: KeptProperty {
    private var entry: KeptEntry<Value>

    /// Keeps a value in a way of writing it.
    public init(key: String, _ coding: StorageCoding<Value>, defaultValue: Value) {
        entry = KeptEntry(key: key, coding: coding, defaultValue: defaultValue, store: .scene)
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

extension SceneStorage: PlacedProperty {
    mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        entry.store = environment.values.sceneStore
    }
}
