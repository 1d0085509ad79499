/// Reads an object that a view above passed down with `environmentObject(_:)`.
@MainActor
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: PlacedProperty {
    private var shared: SharedEnvironment?

    /// Reads the object of the property's type.
    public init() {
        KnownWrappers.enter(Self.self)
    }

    /// The object.
    public var wrappedValue: ObjectType {
        guard let object = shared?.values[object: ObjectType.self] else {
            preconditionFailure("No \(ObjectType.self) was passed with .environmentObject(_:)")
        }
        object.objectWillChange.access()
        return object
    }

    /// The object as a source of bindings.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    package mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        shared = environment
    }

    package func isSame(in one: SharedEnvironment, and other: SharedEnvironment) -> Bool {
        one.values[object: ObjectType.self] === other.values[object: ObjectType.self]
    }
}

extension View {
    /// Passes an object to everything below, to be found by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> ModifiedView {
        environment { $0[object: T.self] = object }
    }
}
