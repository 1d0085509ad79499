/// Several views in order.
nonisolated public struct TupleView<each Content: View>: PrimitiveView {
    let content: (repeat each Content)

    package init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        var nodes: [Node] = []
        nodes.reserveCapacity(8)
        var index = 0
        for view in repeat each content {
            nodes += view.nodes(evaluation.at(index))
            index += 1
        }
        return nodes
    }
}
