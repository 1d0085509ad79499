/// Wishes to the focus, which Tab and the arrow keys move from control to control.
extension View {
    /// Lets the view have the focus, which only controls have.
    public func focusable(_ isFocusable: Bool = true) -> Self { self }

    /// Lets the view have the focus, which only controls have.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self {
        self
    }

    /// Leaves the mark of the focus out, without which nobody would find it.
    public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }

    /// Keeps the focus in a group.
    public func focusSection() -> Self { self }

    /// Names a group that the focus has a first place in.
    public func focusScope(_ namespace: Namespace.ID) -> Self { self }

    /// Asks for the focus.
    public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true,
        in namespace: Namespace.ID
    ) -> Self { self }

    /// Ends what Enter submits at the view.
    public func submitScope(_ isBlocking: Bool = true) -> Self { self }

    /// Hands a value to the menus of a menu bar, of which there is none.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> Self { self }

    /// Hands a value to the menus of a menu bar, of which there is none.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> Self { self }

    /// Hands an object to the menus of a menu bar, of which there is none.
    public func focusedObject<T: ObservableObject>(_ object: T) -> Self { self }

    /// Hands an object to the menus of a menu bar, of which there is none.
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> Self { self }
}

/// What the focus is for.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public static let activate = Self(rawValue: 1)
    public static let edit = Self(rawValue: 2)
    public static let automatic: Self = [.activate, .edit]

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
