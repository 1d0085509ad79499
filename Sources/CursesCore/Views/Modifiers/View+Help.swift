extension View {
    /// Explains the view; the full help shows the text above the keys.
    public func help(_ text: LocalizedStringKey) -> ModifiedView {
        wrapped { evaluation, node in
            let environment = evaluation.environment
            return ExplainedNode(evaluation.place, node) { environment.string(text) }
        }
    }

    /// Explains the view with verbatim text, evaluated when the help opens.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: @autoclosure @escaping () -> S) -> ModifiedView {
        wrapped { evaluation, node in ExplainedNode(evaluation.place, node) { String(text()) } }
    }
}

extension View {
    /// Explains the view with a text.
    public func help(_ text: Text) -> ModifiedView {
        wrapped { evaluation, node in
            let environment = evaluation.environment
            return ExplainedNode(evaluation.place, node) { text.resolve(environment) }
        }
    }
}

/// A node with an explanation in the full help.
final class ExplainedNode: Node {
    let words: () -> String

    init(_ place: Place, _ content: Node, _ words: @escaping () -> String) {
        self.words = words
        super.init(place, children: [content])
    }
}
