/// Controls with aligned labels, at most 100 columns wide; it scrolls on a short screen, where a
/// row of buttons at its end stays visible.
public struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// Stacks controls and sections.
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
