/// Existing nodes as a view.
package struct NodesView: PrimitiveView {
    let nodes: [Node]

    package init(nodes: [Node]) {
        self.nodes = nodes
    }

    package func nodes(_ evaluation: Evaluation) -> [Node] { nodes }
}
