/// The selection in a text; a terminal's fields neither report nor accept it.
nonisolated public struct TextSelection: Hashable, Sendable {
    /// Makes a cursor position; no effect in a terminal.
    public init(insertionPoint: String.Index) {}

    /// Makes a selected range; no effect in a terminal.
    public init(range: Range<String.Index>) {}
}

extension TextField {
    /// Edits text; the selection has no effect in a terminal.
    public init(
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis = .horizontal,
        @ViewBuilder label: () -> Label
    ) { self.init(text: text, prompt: prompt, axis: axis, label: label) }
}

extension TextField where Label == Text {
    /// Edits text; the label is any text. The selection has no effect in a terminal.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis = .horizontal
    ) { self.init(title, text: text, prompt: prompt, axis: axis) }

    /// Edits text; the label is a key's translation. The selection has no effect in a terminal.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis = .horizontal
    ) { self.init(titleKey, text: text, prompt: prompt, axis: axis) }
}
