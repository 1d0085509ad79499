/// An object that is passed to a view.
@MainActor
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    private var object: ObjectType

    /// The object.
    public var wrappedValue: ObjectType {
        get {
            object.objectWillChange.access()
            return object
        }
        set { object = newValue }
    }

    /// The object as a source of bindings.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Takes an object.
    public init(wrappedValue: ObjectType) {
        object = wrappedValue
        KnownWrappers.enter(plain: Self.self)
    }

    /// Takes an object.
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    /// Makes bindings to the properties of an object.
    @MainActor
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}
