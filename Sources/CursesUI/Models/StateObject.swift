/// An object that a view creates once and owns while it stays at its place.
@MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: PlacedProperty {
    private let make: () -> ObjectType
    private var slot: Slot?

    /// The object; reading it observes its changes.
    public var wrappedValue: ObjectType {
        let object = slot?.object ?? make()
        ObservableObjectPublisher.access()
        return object
    }

    /// Creates bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    /// Starts with an object, created when the view appears.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        self.make = make
        KnownWrappers.enter(Self.self)
    }

    package mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        slot = place.slot(index) { [make] in Slot(make()) }
    }

    private final class Slot {
        let object: ObjectType

        init(_ object: ObjectType) {
            self.object = object
        }
    }
}
