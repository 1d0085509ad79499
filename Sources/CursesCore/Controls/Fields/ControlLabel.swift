extension Evaluation {
    /// Returns a control beside its label, or alone if it is labelled otherwise.
    package func labeled(_ control: Node, by label: some View, target: Node? = nil) -> [Node] {
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
        // A click on the label counts as one on the control.
        let label = DrawnNode(place.child(1), content) { node, painter, drawContent in
            drawContent()
            painter.hit(target ?? control, in: node.frame)
        }
        let row = LabeledContent(
            content: { NodesView(nodes: [control]) },
            label: { NodesView(nodes: [label]) }
        )
        return row.nodes(at(2))
    }
}

extension View {
    /// Hides the labels of the controls below.
    public func labelsHidden() -> ModifiedView {
        environment { $0.isLabeled = true }
    }
}
