/// Controls to fill in, with their labels in one column; it scrolls where the screen is short
/// and leaves room free where the screen is wide.
public struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// Puts controls and sections one below the other.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let children = evaluation.at(0).sharingLabelColumn { content.nodes($0) }
        let stack = StackNode.vertical(evaluation.place.child(1), children)
        return [ScrollNode(evaluation, stack, maxWidth: 100)]
    }
}
