extension View {
    /// Colours the cells behind the view.
    public func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let look = style.style(in: evaluation.environment.theme)
            return DrawnNode(evaluation.place, node) { node, painter, drawContent in
                painter.overlay(node.frame, style: Style(background: look.foreground))
                drawContent()
            }
        }
    }

    /// Returns the view unchanged, on the terminal's background.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self { self }

    /// Puts a view behind this one, which keeps its size.
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> ModifiedView { self.background(alignment: alignment) { background } }

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

    /// Puts a view in front of this one, which keeps its size.
    @_disfavoredOverload
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> ModifiedView {
        self.overlay(alignment: alignment) { overlay }
    }

}

/// A node with custom drawing before, after or instead of its content.
final class DrawnNode: Node {
    private let draw: (Node, Painter, _ drawContent: () -> Void) -> Void

    init(
        _ place: Place,
        _ content: Node,
        draw: @escaping (Node, Painter, _ drawContent: () -> Void) -> Void
    ) {
        self.draw = draw
        super.init(place, children: [content])
    }

    override func draw(on painter: Painter) {
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

    override func measure(_ proposal: Proposal) -> Size { content.size(proposal) }

    override func layOut() {
        content.place(in: frame)
        for child in children where child !== content {
            child.place(in: alignment.place(child.size(Proposal(frame.size)), in: frame))
        }
    }
}
