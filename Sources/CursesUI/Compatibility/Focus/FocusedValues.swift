/// What the view with the focus hands to a menu bar, of which a terminal has none.
nonisolated public struct FocusedValues {
    /// Nothing is handed on.
    nonisolated public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A name for a value that is handed to a menu bar.
nonisolated public protocol FocusedValueKey {
    associatedtype Value
}

/// Reads what is handed to a menu bar, which is nothing.
@MainActor
@propertyWrapper
public struct FocusedValue<Value> {
    public var wrappedValue: Value? { nil }

    /// Reads a value by its name.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    /// Reads an object by its type.
    public init(_ objectType: Value.Type) {}
}

/// Reads and writes what is handed to a menu bar, which is nothing.
@MainActor
@propertyWrapper
public struct FocusedBinding<Value> {
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    /// Reads a binding by its name.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
}
