/// A text field that shows a dot for each character.
public struct SecureField<Label: View>: PrimitiveView {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    private var onCommit: (() -> Void)?

    /// Edits hidden text; the label is any view.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        var field = TextField(text: text, prompt: prompt) { label }
        field.enter = onCommit.map {
            TextFieldReports(editingChanged: { _ in }, commit: $0).entered
        }
        return field.nodes(evaluation.with { $0.isSecure = true })
    }
}

extension SecureField where Label == Text {
    /// Edits hidden text; the label is the translation of a key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Edits hidden text; the label is any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { title.titleText }
    }
}

extension SecureField where Label == Text {
    /// Edits hidden text and runs an action on Enter; the older form.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
        self.onCommit = onCommit
    }
}
