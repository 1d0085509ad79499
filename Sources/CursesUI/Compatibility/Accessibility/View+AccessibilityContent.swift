/// What is read aloud in place of what is shown: a terminal's reader reads what is shown.
extension View {
    /// Names the view by other words to speak.
    public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> Self { self }

    /// Names the view by other words to speak.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> Self { self }

    /// Makes the view a heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }

    /// Lets another view be read.
    public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> Self { self }

    /// Says what kind of text the view is.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Self { self }

    /// Reads letter by letter.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }

    /// Reads what stands between words.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }

    /// Reads higher or lower.
    public func speechAdjustedPitch(_ value: Double) -> Self { self }

    /// Says what the view does, while a condition holds.
    public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> Self { self }

    /// Says what the view is, while a condition holds.
    public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> ModifiedView {
        isEnabled ? accessibilityLabel(label) : ModifiedView(self)
    }

    /// Says what the view's value is, while a condition holds.
    public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool) -> Self { self }
}

/// The level of a heading.
nonisolated public enum AccessibilityHeadingLevel: Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// A kind of text.
nonisolated public enum AccessibilityTextContentType: Sendable {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}
