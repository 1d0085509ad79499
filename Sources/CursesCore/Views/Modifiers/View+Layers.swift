extension View {
    /// Puts views behind this one, which keeps its size.
    public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping () -> V
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let behind = evaluation.view(of: content).nodes(evaluation.at(0))
            return LayeredNode(evaluation.place, node, behind: behind, alignment: alignment)
        }
    }

    /// Puts views in front of this one, which keeps its size.
    public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping () -> V
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let front = evaluation.view(of: content).nodes(evaluation.at(0))
            return LayeredNode(evaluation.place, node, front: front, alignment: alignment)
        }
    }
}

/// A node with custom drawing before, after or instead of its content.
package final class DrawnNode: Node {
    private let draw: (Node, Painter, _ drawContent: () -> Void) -> Void

    package init(
        _ place: Place,
        _ content: Node,
        draw: @escaping (Node, Painter, _ drawContent: () -> Void) -> Void
    ) {
        self.draw = draw
        super.init(place, children: [content])
    }

    override package func draw(on painter: Painter) {
        draw(self, painter) { super.draw(on: painter) }
    }
}

/// A node with others behind and in front of it.
private final class LayeredNode: Node {
    private let content: Node
    private let alignment: Alignment

    init(
        _ place: Place,
        _ content: Node,
        behind: [Node] = [],
        front: [Node] = [],
        alignment: Alignment
    ) {
        self.content = content
        self.alignment = alignment
        super.init(place, children: behind + [content] + front)
    }

    override var layoutPriority: Double { content.layoutPriority }

    override var isFramed: Bool { children.contains(where: \.isFramed) }

    override func measure(_ proposal: Proposal) -> Size { content.size(proposal) }

    override func layOut() {
        content.place(in: frame)
        for child in children where child !== content {
            child.place(in: alignment.place(child.size(Proposal(frame.size)), in: frame))
        }
    }
}
