/// A piece of the interface, described by the pieces that it is made of.
public protocol View {
    associatedtype Body: View

    /// The pieces that the view is made of.
    @ViewBuilder
    var body: Body { get }
}

extension Never: View {
    public var body: Never { self }
}

/// A view that makes nodes itself.
protocol PrimitiveView: View where Body == Never {
    func makeNodes(_ evaluation: Evaluation) -> [Node]
}

extension PrimitiveView {
    public var body: Never {
        preconditionFailure("\(Self.self) draws itself and has no body")
    }
}

extension View {
    /// Evaluates the view and everything below it.
    func nodes(_ evaluation: Evaluation) -> [Node] {
        if Body.self == Never.self, let primitive = self as? any PrimitiveView {
            return primitive.makeNodes(evaluation)
        }
        return evaluation.bound(self).body.nodes(evaluation.at(0))
    }

    /// Evaluates the view into one node.
    func node(_ evaluation: Evaluation) -> Node {
        let nodes = nodes(evaluation)
        return nodes.count == 1 ? nodes[0] : StackNode.vertical(evaluation.place, nodes)
    }
}
