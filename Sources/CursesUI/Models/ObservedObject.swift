/// An object that is passed to a view.
@MainActor
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    private var object: ObjectType

    /// The object; reading it observes its changes.
    public var wrappedValue: ObjectType {
        get {
            ObservableObjectPublisher.access()
            return object
        }
        set { object = newValue }
    }

    /// Creates bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Observes an object.
    public init(wrappedValue: ObjectType) {
        object = wrappedValue
        KnownWrappers.enter(plain: Self.self)
    }

    /// Observes an object.
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    /// Makes bindings to the properties of an object.
    @MainActor
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// Returns a binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}
