/// Accessibility names and values; most have no effect, because a screen reader reads the terminal.
extension View {
    /// Sets the accessibility label, which is the visible title of a button with an image only.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> ModifiedView {
        accessibilityLabel(Text(label))
    }

    /// Sets the accessibility label from any text.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some TitleText) -> ModifiedView {
        environment(putting: label.titleText) { $0.accessibilityLabel = $1 }
    }

    /// Has no effect in a terminal: sets the accessibility value.
    public func accessibilityValue(_ value: LocalizedStringKey) -> Self { self }

    /// Has no effect in a terminal: sets the accessibility value from any text.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some TitleText) -> Self { self }

    /// Has no effect in a terminal: sets the accessibility hint.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> Self { self }

    /// Has no effect in a terminal: hides the view from assistive technology.
    public func accessibilityHidden(_ hidden: Bool) -> Self { self }

    /// Has no effect in a terminal: sets a name for user interface tests.
    public func accessibilityIdentifier(_ identifier: String) -> Self { self }

    /// Has no effect in a terminal: groups views into one accessibility element.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> Self { self }

    /// Has no effect in a terminal: adds accessibility traits.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }

    /// Has no effect in a terminal: removes accessibility traits.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

    /// Has no effect in a terminal: sets the reading order.
    public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
}

/// The treatment of children in an accessibility element.
nonisolated public enum AccessibilityChildBehavior: Sendable {
    case ignore, contain, combine
}

/// The role of a view for assistive technology. Has no effect in a terminal.
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
