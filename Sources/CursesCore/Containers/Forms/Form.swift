/// Controls to fill in, with their labels in one column; it scrolls where the screen is short, a row of
/// buttons at its end stays in sight there, and it leaves room free where the screen is wide.
public struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// Puts controls and sections one below the other.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let children = evaluation.at(0).sharingLabelColumn { content.nodes($0) }
        if let row = children.last?.buttonRow {
            return [FootNode(evaluation, children.dropLast(), foot: row, maxWidth: 100)]
        }
        let stack = StackNode.vertical(evaluation.place.child(1), children)
        return [ScrollNode(evaluation, stack, maxWidth: 100)]
    }
}
