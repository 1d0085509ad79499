/// The older names of what is said about a view.
extension View {
    /// Says what the view is.
    public func accessibility(label: Text) -> ModifiedView { accessibilityLabel(label) }

    /// Says what the view's value is.
    public func accessibility(value: Text) -> Self { self }

    /// Says what the view does.
    public func accessibility(hint: Text) -> Self { self }

    /// Hides the view from what reads aloud.
    public func accessibility(hidden: Bool) -> Self { self }

    /// Names the view for tests.
    public func accessibility(identifier: String) -> Self { self }

    /// Says of what kind the view is.
    public func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }

    /// Says of what kind the view is not.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> Self { self }

    /// Says when the view is read.
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
