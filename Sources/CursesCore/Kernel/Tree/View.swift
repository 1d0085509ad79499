/// A part of the interface, described by its body.
@preconcurrency @MainActor
public protocol View {
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder
    var body: Body { get }

    /// Evaluates the view; overridden only by the toolkit's views.
    func nodes(_ evaluation: Evaluation) -> [Node]
    /// Returns the view's rows in a list; overridden only by the toolkit's views.
    func rowSegments(_ evaluation: Evaluation) -> [RowSegment]
    /// Returns the views that can be evaluated separately.
    func parts(_ evaluation: Evaluation) -> [ViewPart]
    /// True if the view may consist of sections, which are several rows each.
    static var producesSections: Bool { get }
}

extension Never: View {
    public var body: Never { self }

    public func nodes(_ evaluation: Evaluation) -> [Node] { [] }

    public static var producesSections: Bool { false }
}

// Inlined where a view is compiled, these know the type of its body, so its mangled name need not
// be demangled at run time.
extension View {
    @inlinable
    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.kept(
            self,
            reading: self,
            content: { $0.bound($1).body },
            nodes: { $0.nodes($1.at(0)) }
        )
    }

    @inlinable
    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        evaluation.content(of: self, reading: self) { $0.bound($1).body }
            .rowSegments(evaluation.at(0))
    }

    @inlinable
    public static var producesSections: Bool { Body.producesSections }

    /// Evaluates the view into one node.
    package func node(_ evaluation: Evaluation) -> Node {
        let nodes = nodes(evaluation)
        return nodes.count == 1 ? nodes[0] : StackNode.vertical(evaluation.place, nodes)
    }
}
