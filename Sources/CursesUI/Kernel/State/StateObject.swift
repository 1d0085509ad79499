/// An object that a view owns or is given; what of it is read is watched because it is `@Observable`.
nonisolated public protocol ObservableObject: AnyObject {}

/// An object that a view makes once and owns as long as the view stays at its place.
@MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: PlacedProperty {
    private let make: () -> ObjectType
    private var slot: Slot?

    /// The object.
    public var wrappedValue: ObjectType { slot?.object ?? make() }

    /// The object as a source of bindings.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    /// Starts with an object, which is made when the view appears.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        self.make = make
        KnownWrappers.enter(Self.self)
    }

    mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        slot = place.slot(index) { [make] in Slot(make()) }
    }

    private final class Slot {
        let object: ObjectType

        init(_ object: ObjectType) {
            self.object = object
        }
    }
}

/// An object that a view is given.
@MainActor
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    /// The object.
    public var wrappedValue: ObjectType

    /// The object as a source of bindings.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Takes an object.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Makes bindings to the properties of an object.
    @MainActor
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// Leads to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}
