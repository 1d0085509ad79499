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

    /// Hands a value to the menus of a menu bar, of which there is none.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> Self { self }
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
