/// Views that are made once it is known how much room they have.
public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    /// Makes views for the room that there is, all of which they take.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [
            GeometryNode(evaluation) { [content] size, evaluation in
                content(GeometryProxy(size: size)).node(evaluation)
            }
        ]
    }
}

/// How much room there is.
public struct GeometryProxy {
    /// The room, in cells.
    public let size: CGSize

    init(size: Size) {
        self.size = CGSize(width: Double(size.width), height: Double(size.height))
    }
}

/// A width and a height.
nonisolated public struct CGSize: Equatable, Sendable {
    /// Nothing.
    public static let zero = CGSize(width: 0, height: 0)

    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A node whose content is made for its frame.
private final class GeometryNode: Node {
    private let evaluation: Evaluation
    private let make: (Size, Evaluation) -> Node
    private let screen: ScreenDraft?
    private var made: Node?

    init(_ evaluation: Evaluation, make: @escaping (Size, Evaluation) -> Node) {
        self.evaluation = evaluation
        self.make = make
        screen = evaluation.draft.screen
        super.init(evaluation.place)
    }

    override var visibleChildren: [Node] { made.map { [$0] } ?? [] }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }

    override func layOut() {
        let draft = evaluation.draft
        let outer = draft.screen
        draft.screen = screen
        defer { draft.screen = outer }
        let node = make(frame.size, evaluation.at(0))
        adopt(node)
        made = node
        let size = node.size(Proposal(frame.size))
        node.place(in: Alignment.topLeading.place(size, in: frame))
    }
}
