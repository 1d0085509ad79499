public import Observation

/// Reads a value that a view above passed down.
@propertyWrapper
public struct Environment<Value>: PlacedProperty {
    private let read: (EnvironmentValues) -> Value
    private var shared: SharedEnvironment?

    /// The value at the place where the view stands.
    public var wrappedValue: Value { read(shared?.values ?? EnvironmentValues()) }

    /// Reads a value by its name.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        KnownWrappers.enter(Self.self)
    }

    /// Reads an observable object by its type, which a view above must have passed.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            guard let object = values[object: type] else {
                preconditionFailure("No \(type) was passed with .environment(_:)")
            }
            return object
        }
        KnownWrappers.enter(Self.self)
    }

    /// Reads an observable object by its type, if a view above passed one.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        read = { $0[object: type] }
        KnownWrappers.enter(Self.self)
    }

    mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        shared = environment
    }
}
