extension View {
    /// Colours the cells behind the view.
    public func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let look = style.style(in: evaluation.environment.theme)
            return GroundNode(evaluation.place, node, color: look.foreground)
        }
    }

    /// Colours the cells behind the view; cells have no rounded corners, so every shape is all of them.
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> ModifiedView {
        background(style)
    }

    /// Puts views behind the view, which keeps its size.
    public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping () -> V
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let behind = content().nodes(evaluation.at(0))
            return LayeredNode(evaluation.place, node, behind: behind, alignment: alignment)
        }
    }

    /// Puts views in front of the view, which keeps its size.
    public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping () -> V
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let front = content().nodes(evaluation.at(0))
            return LayeredNode(evaluation.place, node, front: front, alignment: alignment)
        }
    }

    /// Puts a view in front of the view, which keeps its size.
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> ModifiedView {
        self.overlay(alignment: alignment) { overlay }
    }
}

/// A node over coloured cells.
private final class GroundNode: Node {
    private let color: Color

    init(_ place: Place, _ content: Node, color: Color) {
        self.color = color
        super.init(place, children: [content])
    }

    override func draw(on painter: Painter) {
        painter.overlay(frame, style: Style(background: color))
        super.draw(on: painter)
    }
}

/// A node with others behind it and in front of it.
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
        for child in children where child !== content {
            child.place(in: alignment.place(child.size(Proposal(frame.size)), in: frame))
        }
        content.place(in: frame)
    }
}
