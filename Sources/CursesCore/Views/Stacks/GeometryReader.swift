/// Views that are made once it is known how much room they have.
public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    /// Makes views for the room that there is, all of which they take.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let place = evaluation.place
        let room = place.clock.mode == .nothing ? GeometryRoom() : place.slot { GeometryRoom() }
        let make = { (evaluation: Evaluation, size: Size) in
            let proxy = GeometryProxy(size: size, room: room)
            return evaluation.memo(by: Input(reader: self, size: size)) { content(proxy) }
                .node(evaluation.at(0))
        }
        let node = GeometryNode(evaluation, make: make)
        room.node = node
        return [node]
    }

    private struct Input {
        let reader: GeometryReader
        let size: Size
    }
}

/// How much room there is.
nonisolated public struct GeometryProxy {
    private let room: Size
    private let node: GeometryRoom?

    init(size: Size, room: GeometryRoom? = nil) {
        self.room = size
        node = room
    }

    /// Where the room begins on the screen.
    @MainActor package var origin: Point { node?.node?.frame.origin ?? .zero }

    /// The room, in cells.
    @_alwaysEmitIntoClient
    public var size: CGSize { CGSize(width: columns, height: rows) }

    /// How many columns there are.
    public var columns: Double { Double(room.width) }

    /// How many rows there are.
    public var rows: Double { Double(room.height) }
}

/// Knows where the room of a `GeometryReader` is.
final class GeometryRoom {
    fileprivate(set) weak var node: Node?
}

/// A node whose content is made for its frame.
private final class GeometryNode: LateNode {
    override var isMadeForItsSize: Bool { true }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }

    override func layOut() {
        forgetContent()
        let size = content.size(Proposal(frame.size))
        content.place(in: Alignment.topLeading.place(size, in: frame))
    }
}
