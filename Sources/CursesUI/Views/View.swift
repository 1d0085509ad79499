/// A piece of the interface, described by the pieces that it is made of.
public protocol View {
    associatedtype Body: View

    /// The pieces that the view is made of.
    @ViewBuilder
    var body: Body { get }

    /// Evaluates the view; only the toolkit's own views do more than evaluate their body.
    func nodes(_ evaluation: Evaluation) -> [Node]
    /// The rows that the view stands for in a list; only the toolkit's own views know better.
    func rowSegments(_ evaluation: Evaluation) -> [RowSegment]
}

extension Never: View {
    public var body: Never { self }

    public func nodes(_ evaluation: Evaluation) -> [Node] { [] }
}

extension View {
    public func nodes(_ evaluation: Evaluation) -> [Node] {
        bindProperties(evaluation)
        return body.nodes(evaluation.at(0))
    }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        bindProperties(evaluation)
        return body.rowSegments(evaluation.at(0))
    }

    /// Evaluates the view into one node.
    func node(_ evaluation: Evaluation) -> Node {
        let nodes = nodes(evaluation)
        return nodes.count == 1 ? nodes[0] : StackNode.vertical(evaluation.place, nodes)
    }

    private func bindProperties(_ evaluation: Evaluation) {
        DynamicProperties.bind(
            self,
            to: evaluation.place,
            environment: evaluation.environment
        )
    }
}
