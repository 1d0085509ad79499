/// A line of text to type in that nobody else may read.
public struct SecureField<Label: View>: PrimitiveView {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label

    /// Edits text and shows a dot for each character; the label is any view.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        TextField(text: text, prompt: prompt) { label }
            .nodes(evaluation.with { $0.isSecure = true })
    }
}

extension SecureField where Label == Text {
    /// Edits text and shows a dot for each character; the label is the translation of a key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Edits text and shows a dot for each character; the label is any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { title.titleText }
    }
}

extension EnvironmentValues {
    /// Whether what is typed stays unseen.
    @LocalEntry var isSecure = false
}
