/// What is said of a view to those who cannot see it: a screen reader of a terminal reads the screen
/// itself, so that little needs to be added.
extension View {
    /// Names the view for a screen reader; a button of nothing but an image shows the name.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> ModifiedView {
        accessibilityLabel(Text(label))
    }

    /// Names the view for a screen reader with any text; a button of nothing but an image shows it.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some TitleText) -> ModifiedView {
        environment(putting: label.titleText) { $0.accessibilityLabel = $1 }
    }

    /// Tells a screen reader the value that the view shows.
    public func accessibilityValue(_ value: LocalizedStringKey) -> Self { self }

    /// Tells a screen reader the value that the view shows, with any text.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some TitleText) -> Self { self }

    /// Tells a screen reader what will happen.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> Self { self }

    /// Tells a screen reader what will happen, with any text.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: some TitleText) -> Self { self }

    /// Keeps the view from a screen reader.
    public func accessibilityHidden(_ hidden: Bool) -> Self { self }

    /// Has no effect in a terminal: a name for user interface tests.
    public func accessibilityIdentifier(_ identifier: String) -> Self { self }

    /// Says which views a screen reader takes together.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> Self { self }

    /// Says what kind of thing the view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }

    /// Says what kind of thing the view is not.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

    /// Says when a screen reader comes to the view.
    public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }

    /// Offers a screen reader something to do; a terminal's reader presses keys as everybody does.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Self {
        self
    }

    /// Offers a screen reader something to do; a terminal's reader presses keys as everybody does.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> Self { self }
}

/// How a screen reader takes the views inside a view.
nonisolated public enum AccessibilityChildBehavior: Sendable {
    case ignore, contain, combine
}

/// What kind of thing a view is to a screen reader.
nonisolated public struct AccessibilityTraits: ExpressibleByArrayLiteral, Sendable {
    public static var isButton: Self { [] }
    public static var isHeader: Self { [] }
    public static var isSelected: Self { [] }
    public static var isStaticText: Self { [] }
    public static var isLink: Self { [] }
    public static var isImage: Self { [] }
    public static var isToggle: Self { [] }
    public static var isModal: Self { [] }
    public static var updatesFrequently: Self { [] }

    public init(arrayLiteral elements: AccessibilityTraits...) {}
}
