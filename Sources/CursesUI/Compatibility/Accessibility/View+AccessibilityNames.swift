/// Older names of the accessibility modifiers.
extension View {
    /// Sets the accessibility label.
    public func accessibility(label: Text) -> ModifiedView { accessibilityLabel(label) }

    /// Has no effect in a terminal: sets the accessibility value.
    public func accessibility(value: Text) -> Self { self }

    /// Has no effect in a terminal: sets the accessibility hint.
    public func accessibility(hint: Text) -> Self { self }

    /// Has no effect in a terminal: hides the view from assistive technology.
    public func accessibility(hidden: Bool) -> Self { self }

    /// Has no effect in a terminal: sets a name for user interface tests.
    public func accessibility(identifier: String) -> Self { self }

    /// Has no effect in a terminal: adds accessibility traits.
    public func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }

    /// Has no effect in a terminal: removes accessibility traits.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> Self { self }

    /// Has no effect in a terminal: sets the reading order.
    public func accessibility(sortPriority: Double) -> Self { self }
}

nonisolated extension AccessibilityTraits {
    public static var isSearchField: Self { [] }
    public static var isKeyboardKey: Self { [] }
    public static var isSummaryElement: Self { [] }
    public static var isTabBar: Self { [] }
    public static var playsSound: Self { [] }
    public static var startsMediaSession: Self { [] }
    public static var allowsDirectInteraction: Self { [] }
    public static var causesPageTurn: Self { [] }
}
