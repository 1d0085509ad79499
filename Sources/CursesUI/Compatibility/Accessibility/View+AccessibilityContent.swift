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

    /// Lets other views be read.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> Self { self }

    /// Says more on demand.
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey,
        _ value: LocalizedStringKey
    ) -> Self { self }

    /// Says more on demand.
    @_disfavoredOverload
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey,
        _ value: some TitleText
    ) -> Self { self }

    /// Says what kind of text the view is.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Self { self }

    /// Shows the view large on demand.
    public func accessibilityShowsLargeContentViewer() -> Self { self }

    /// Shows the view large on demand.
    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> Self { self }

    /// Keeps the colours where others are turned round.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }

    /// Says that the view labels another or is labelled.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole,
        id: ID,
        in namespace: Namespace.ID
    ) -> Self { self }

    /// Ties views together.
    public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID
    ) -> Self { self }

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

/// Whether a view labels another.
nonisolated public enum AccessibilityLabeledPairRole: Sendable {
    case label, content
}
