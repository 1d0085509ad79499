/// Accessibility actions. Have no effect in a terminal, where keys do the same.
extension View {
    /// Has no effect in a terminal: adds an accessibility action.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> Self { self }

    /// Has no effect in a terminal: adds an accessibility action with a custom label.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) -> Self { self }

    /// Has no effect in a terminal: adds accessibility actions.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> Self { self }

    /// Has no effect in a terminal: adds an action to increment and decrement.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> Self { self }

    /// Has no effect in a terminal: marks the view as interactive.
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> Self { self }

    /// Has no effect in a terminal, where `focused(_:)` moves the focus.
    public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> Self { self }

    /// Has no effect in a terminal, where `focused(_:equals:)` moves the focus.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> Self { self }
}

/// The kind of an accessibility action.
nonisolated public enum AccessibilityActionKind: Hashable, Sendable {
    case `default`, escape, magicTap, delete, showMenu
}

/// The direction of an accessibility adjustment.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// An entry of an accessibility rotor. Has no effect in a terminal.
public struct AccessibilityRotorEntry: View {
    /// Creates an entry with a label.
    public init<ID: Hashable>(_ label: String, id: ID) {}

    public var body: some View { EmptyView() }
}

/// The accessibility focus; in a terminal it is the keyboard focus.
public typealias AccessibilityFocusState = FocusState
