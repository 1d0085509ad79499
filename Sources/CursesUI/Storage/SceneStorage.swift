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
