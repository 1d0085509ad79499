/// A piece of the interface, described by the pieces that it is made of.
@preconcurrency @MainActor
public protocol View {
    associatedtype Body: View

    /// The pieces that the view is made of.
    @ViewBuilder
    var body: Body { get }

    /// Evaluates the view; only the toolkit's own views do more than evaluate their body.
    func nodes(_ evaluation: Evaluation) -> [Node]
    /// The rows that the view stands for in a list; only the toolkit's own views know better.
    func rowSegments(_ evaluation: Evaluation) -> [RowSegment]
    /// The views that the view only puts together, each of which can be evaluated by itself.
    func parts(_ evaluation: Evaluation) -> [ViewPart]
    /// Whether sections, which are several rows each, may be among what the view stands for.
    static var standsForSections: Bool { get }
}

extension Never: View {
    public var body: Never { self }

    public func nodes(_ evaluation: Evaluation) -> [Node] { [] }

    public static var standsForSections: Bool { false }
}

// Inlined where a view is compiled, these know the type of its body, whose mangled name then need not
// be demangled at run time.
extension View {
    @inlinable
    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.kept(
            self,
            content: { $0.bound($1).body },
            nodes: { $0.nodes($1.at(0)) }
        )
    }

    @inlinable
    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        evaluation.bound(self).body.rowSegments(evaluation.at(0))
    }

    @inlinable
    public static var standsForSections: Bool { Body.standsForSections }

    /// Evaluates the view into one node.
    func node(_ evaluation: Evaluation) -> Node {
        let nodes = nodes(evaluation)
        return nodes.count == 1 ? nodes[0] : StackNode.vertical(evaluation.place, nodes)
    }
}
