/// What is said of a view to those who cannot see it: a screen reader of a terminal reads the screen
/// itself, so that little needs to be added.
extension View {
    /// Names the view for a screen reader; a button of nothing but an image shows the name.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> ModifiedView {
        accessibilityLabel(Text(label))
    }

    /// Names the view for a screen reader, with text as it stands.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> ModifiedView {
        accessibilityLabel(Text(label))
    }

    /// Names the view for a screen reader; a button of nothing but an image shows the name.
    public func accessibilityLabel(_ label: Text) -> ModifiedView {
        environment { $0.accessibilityLabel = label }
    }

    /// Tells a screen reader the value that the view shows.
    public func accessibilityValue(_ value: LocalizedStringKey) -> Self { self }

    /// Tells a screen reader the value that the view shows, with text as it stands.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> Self { self }

    /// Tells a screen reader the value that the view shows.
    public func accessibilityValue(_ value: Text) -> Self { self }

    /// Tells a screen reader what will happen.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> Self { self }

    /// Tells a screen reader what will happen, with text as it stands.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }

    /// Keeps the view from a screen reader.
    public func accessibilityHidden(_ hidden: Bool) -> Self { self }

    /// Names the view for tests elsewhere.
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
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Self {
        self
    }

    /// Offers a screen reader something to do; a terminal's reader presses keys as everybody does.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> Self { self }

    /// Explains the view to a pointer that rests over it; a terminal has none.
    public func help(_ text: LocalizedStringKey) -> Self { self }

    /// Explains the view to a pointer that rests over it, with text as it stands.
    @_disfavoredOverload
    public func help(_ text: some StringProtocol) -> Self { self }
}

/// How a screen reader takes the views inside a view.
nonisolated public enum AccessibilityChildBehavior: Hashable, Sendable {
    case ignore, contain, combine
}

/// What kind of thing a view is to a screen reader.
nonisolated public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isStaticText = AccessibilityTraits(rawValue: 8)
    public static let isLink = AccessibilityTraits(rawValue: 32)
    public static let isImage = AccessibilityTraits(rawValue: 64)
    public static let isToggle = AccessibilityTraits(rawValue: 128)
    public static let isModal = AccessibilityTraits(rawValue: 256)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 16)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
