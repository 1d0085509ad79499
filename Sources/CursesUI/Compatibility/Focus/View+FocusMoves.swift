/// Focus modifiers without effect, because controls alone take the focus.
extension View {
    /// Has no effect in a terminal, where controls alone take the focus.
    public func focusable(_ isFocusable: Bool = true) -> Self { self }

    /// Has no effect in a terminal, where controls alone take the focus.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self {
        self
    }

    /// Has no effect in a terminal: the focus is always visible.
    public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }

    /// Has no effect in a terminal: sets a value for a menu bar.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> Self { self }
}

/// The purpose of the focus.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public static let activate = Self(rawValue: 1)
    public static let edit = Self(rawValue: 2)
    public static let automatic: Self = [.activate, .edit]

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
