/// A text field of several lines, which wraps them, takes all available space and scrolls.
public struct TextEditor: PrimitiveView {
    private let text: Binding<String>

    /// Edits text.
    public init(text: Binding<String>) {
        self.text = text
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [evaluation.editor(of: text)]
    }
}

extension View {
    /// Sets the style of editors; no effect in a terminal.
    public func textEditorStyle(_ style: TextEditorStyle) -> Self { self }
}

/// Style of an editor; no effect in a terminal.
nonisolated public enum TextEditorStyle: Sendable {
    case automatic, plain, roundedBorder
}
