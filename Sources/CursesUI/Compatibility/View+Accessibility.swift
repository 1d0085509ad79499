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

    /// Has no effect in a terminal: sets the accessibility hint from any text.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: some TitleText) -> Self { self }

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

    /// Has no effect in a terminal: adds an accessibility action.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Self {
        self
    }

    /// Has no effect in a terminal: adds an accessibility action with a localized name.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> Self { self }
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

/// The accessibility focus; in a terminal it is the keyboard focus.
public typealias AccessibilityFocusState = FocusState

/// Accessibility content. Has no effect in a terminal, where the visible text is read.
extension View {
    /// Has no effect in a terminal: sets alternative names for voice control.
    public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> Self { self }

    /// Has no effect in a terminal: sets alternative names for voice control.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> Self { self }

    /// Has no effect in a terminal: replaces the view for assistive technology.
    public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> Self { self }

    /// Has no effect in a terminal: spells the text out.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }

    /// Has no effect in a terminal: reads punctuation aloud.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }

    /// Has no effect in a terminal: changes the pitch of the voice.
    public func speechAdjustedPitch(_ value: Double) -> Self { self }

    /// Has no effect in a terminal: sets the accessibility hint.
    public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> Self { self }

    /// Sets the accessibility label if `isEnabled` is true.
    public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> ModifiedView {
        isEnabled ? accessibilityLabel(label) : ModifiedView(self)
    }

    /// Has no effect in a terminal: sets the accessibility value.
    public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool) -> Self { self }
}

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
