/// Accessibility content. Has no effect in a terminal, where the visible text is read.
extension View {
    /// Has no effect in a terminal: sets alternative names for voice control.
    public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> Self { self }

    /// Has no effect in a terminal: sets alternative names for voice control.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> Self { self }

    /// Has no effect in a terminal: marks the view as a heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }

    /// Has no effect in a terminal: replaces the view for assistive technology.
    public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> Self { self }

    /// Has no effect in a terminal: sets the kind of the text.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Self { self }

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

/// The level of a heading.
nonisolated public enum AccessibilityHeadingLevel: Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of a text, for reading aloud.
nonisolated public enum AccessibilityTextContentType: Sendable {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}
