/// Reads an object that `environmentObject(_:)` of an enclosing view provides.
@MainActor
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: PlacedProperty {
    private var shared: SharedEnvironment?

    /// Creates a reader of the object by the property's type.
    public init() {
        KnownWrappers.enter(Self.self)
    }

    /// The object; a missing one is a programming error.
    public var wrappedValue: ObjectType {
        guard let object = shared?.values[object: ObjectType.self] else {
            preconditionFailure("No \(ObjectType.self) was passed with .environmentObject(_:)")
        }
        ObservableObjectPublisher.access()
        return object
    }

    /// Creates bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    package mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        shared = environment
    }

    package func isSame(in one: SharedEnvironment, and other: SharedEnvironment) -> Bool {
        one.values[object: ObjectType.self] === other.values[object: ObjectType.self]
    }
}

extension View {
    /// Provides an object to the views inside, by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> ModifiedView {
        environment { $0[object: T.self] = object }
    }
}
