/// Views on top of one another, the last in front.
public struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Stacks views from back to front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let children = content.nodes(evaluation.at(0))
        return [OverlayNode(evaluation.place, children, alignment: alignment)]
    }
}

/// Lays nodes over one another.
final class OverlayNode: Node {
    private let alignment: Alignment

    init(_ place: Place, _ children: [Node], alignment: Alignment) {
        self.alignment = alignment
        super.init(place, children: children)
    }

    override func layOut() {
        for child in children {
            child.place(in: alignment.place(child.size(Proposal(frame.size)), in: frame))
        }
    }
}
