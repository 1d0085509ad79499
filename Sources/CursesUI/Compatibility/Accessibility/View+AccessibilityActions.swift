/// What somebody who cannot see the screen may do: on a terminal all of it is done by keys.
extension View {
    /// Names something that can be done by voice.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> Self { self }

    /// Names something that can be done by voice, with a label of its own.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) -> Self { self }

    /// Names things that can be done by voice.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> Self { self }

    /// Says what more and less mean.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> Self { self }

    /// Says whether something can be done.
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> Self { self }

    /// Moves what reads aloud; the focus of a terminal is moved with `focused(_:)`.
    public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> Self { self }

    /// Moves what reads aloud; the focus of a terminal is moved with `focused(_:equals:)`.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> Self { self }
}

/// Something that can be done by voice.
nonisolated public enum AccessibilityActionKind: Hashable, Sendable {
    case `default`, escape, magicTap, delete, showMenu
}

/// More or less.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// A place that a way from one element to the next comes by.
public struct AccessibilityRotorEntry: View {
    /// Names the place.
    public init<ID: Hashable>(_ label: String, id: ID) {}

    public var body: some View { EmptyView() }
}

/// Which control what reads aloud is at, which on a terminal is the one with the focus.
public typealias AccessibilityFocusState = FocusState
