/// Existing nodes as a view.
struct NodesView: PrimitiveView {
    let nodes: [Node]

    public func nodes(_ evaluation: Evaluation) -> [Node] { nodes }
}
