/// Several lines of text to type in, broken where they are full; it takes the room that there is and
/// scrolls in it.
public struct TextEditor: PrimitiveView {
    private let text: Binding<String>

    /// Edits text.
    public init(text: Binding<String>) {
        self.text = text
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let node = TextEditorNode(
            evaluation.place,
            text: text,
            prompt: "",
            growth: nil,
            environment: evaluation.environment
        )
        return [node]
    }
}

extension View {
    /// Chooses a look for editors, of which a terminal has one.
    public func textEditorStyle(_ style: TextEditorStyle) -> Self { self }
}

/// The look of an editor.
nonisolated public enum TextEditorStyle: Sendable {
    case automatic, plain, roundedBorder
}
