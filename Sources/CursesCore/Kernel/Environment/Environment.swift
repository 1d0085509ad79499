public import Observation

/// Reads a value that a view above passed down.
@propertyWrapper
public struct Environment<Value>: PlacedProperty {
    // Instead of a closure: key paths are the same object each time, so equal views compare equal.
    private let keyPath: KeyPath<EnvironmentValues, Value>?
    private let read: ((EnvironmentValues) -> Value)?
    private var shared: SharedEnvironment?

    /// The value at the place of the view.
    public var wrappedValue: Value {
        value(in: shared?.values ?? EnvironmentValues())
    }

    /// Reads a value by its name.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        read = nil
        KnownWrappers.enter(Self.self)
    }

    /// Reads an observable object by its type, which a view above must have passed.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        keyPath = nil
        read = { values in
            guard let object = values[object: type] else {
                preconditionFailure("No \(type) was passed with .environment(_:)")
            }
            return object
        }
        KnownWrappers.enter(Self.self)
    }

    /// Reads an observable object by its type; `nil` if no view above passed one.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        keyPath = nil
        read = { $0[object: type] }
        KnownWrappers.enter(Self.self)
    }

    package mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        shared = environment
    }

    package func isSame(in one: SharedEnvironment, and other: SharedEnvironment) -> Bool {
        KeptValue.areSame(value(in: one.values), value(in: other.values))
    }

    private func value(in values: EnvironmentValues) -> Value {
        if let keyPath { return values[keyPath: keyPath] }
        guard let read else { preconditionFailure("Nothing is named") }
        return read(values)
    }
}
