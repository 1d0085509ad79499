/// Views that are made once it is known how much room they have.
public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    /// Makes views for the room that there is, all of which they take.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let make = { [content] (evaluation: Evaluation, size: Size) in
            content(GeometryProxy(size: size)).node(evaluation.at(0))
        }
        return [GeometryNode(evaluation, make: make)]
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
private final class GeometryNode: LateNode {
    override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }

    override func layOut() {
        forgetContent()
        let size = content.size(Proposal(frame.size))
        content.place(in: Alignment.topLeading.place(size, in: frame))
    }
}
