/// Values of the focused view for a menu bar. Not available in a terminal.
nonisolated public struct FocusedValues {
    /// Always `nil`; writing has no effect.
    nonisolated public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A key of a focused value.
nonisolated public protocol FocusedValueKey {
    associatedtype Value
}

/// Reads and writes a focused binding; always `nil` in a terminal.
@MainActor
@propertyWrapper
public struct FocusedBinding<Value> {
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    /// Creates a reader of the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
}

/// Focus modifiers without effect, because controls alone take the focus.
extension View {
    /// Has no effect in a terminal: sets a value for a menu bar.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> Self { self }
}
