extension Evaluation {
    /// A control beside its label, or alone where something else is its label.
    func labeled(_ control: Node, by label: some View, target: Node? = nil) -> [Node] {
        if environment.isLabeled { return [control] }
        let nodes = label.nodes(
            at(0).with {
                $0.isInRow = true
                $0.labelColumn = nil
                if !$0.isEnabled { $0.textStyle = style(.tertiary) }
            }
        )
        if nodes.isEmpty, environment.labelColumn == nil { return [control] }
        let content = nodes.count == 1 ? nodes[0] : StackNode.vertical(place.child(0), nodes)
        let target = LabelNode(place.child(1), content, control: target ?? control)
        return LabeledContent(content: { NodeView(control) }, label: { NodeView(target) })
            .nodes(at(2))
    }
}

extension View {
    /// Leaves the labels of the controls away.
    public func labelsHidden() -> ModifiedView {
        environment { $0.isLabeled = true }
    }
}

/// Draws the label of a control, which can be clicked in place of the control.
private final class LabelNode: Node {
    private let control: Node

    init(_ place: Place, _ content: Node, control: Node) {
        self.control = control
        super.init(place, children: [content])
    }

    override func draw(on painter: Painter) {
        super.draw(on: painter)
        painter.hit(control, in: frame)
    }
}
