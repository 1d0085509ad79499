/// What of a text is selected, which a field of a terminal keeps to itself.
nonisolated public struct TextSelection: Hashable, Sendable {
    /// Where the cursor stands, before a character or at the end.
    public init(insertionPoint: String.Index) {}

    /// What is selected.
    public init(range: Range<String.Index>) {}
}

extension TextField {
    /// Edits text; what is selected the field keeps to itself.
    public init(
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis = .horizontal,
        @ViewBuilder label: () -> Label
    ) { self.init(text: text, prompt: prompt, axis: axis, label: label) }
}

extension TextField where Label == Text {
    /// Edits text; the label is any text, and the selection the field's own.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis = .horizontal
    ) { self.init(title, text: text, prompt: prompt, axis: axis) }

    /// Edits text; the label is the translation of a key, and the selection the field's own.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis = .horizontal
    ) { self.init(titleKey, text: text, prompt: prompt, axis: axis) }
}
