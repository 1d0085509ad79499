/// Views that depend on the available size.
public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    /// Makes views for the available size, all of which they take, over one another from its corner.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let place = evaluation.place
        let room = place.clock.mode == .nothing ? GeometryRoom() : place.slot { GeometryRoom() }
        let make = { (evaluation: Evaluation, size: Size) in
            let proxy = GeometryProxy(size: size, room: room)
            let nodes = evaluation.memo(by: (self, size)) { content(proxy) }
                .nodes(evaluation.at(0))
            return nodes.count == 1
                ? nodes[0] : OverlayNode(evaluation.place.child(0), nodes, .topLeading)
        }
        let node = GeometryNode(evaluation, make: make)
        room.node = node
        return [node]
    }
}

/// The available size.
nonisolated public struct GeometryProxy {
    let size: Size
    let room: GeometryRoom?

    /// The position on the screen; zero before the layout.
    @MainActor package var origin: Point { room?.node?.frame.origin ?? .zero }

    /// Number of columns.
    public var columns: Double { Double(size.width) }

    /// Number of rows.
    public var rows: Double { Double(size.height) }
}

/// Refers to the node of a `GeometryReader`, whose frame is known after the layout.
final class GeometryRoom {
    fileprivate(set) weak var node: Node?
}

/// A node whose content is evaluated for its frame.
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

/// Lays nodes over one another, the last in front; with a main one, they have its size.
package class OverlayNode: Node {
    private let main: Node?
    private let alignment: Alignment

    package init(
        _ place: Place,
        _ children: [Node],
        around main: Node? = nil,
        _ alignment: Alignment
    ) {
        self.main = main
        self.alignment = alignment
        super.init(place, children: children)
    }

    override package var layoutPriority: Double { main?.layoutPriority ?? super.layoutPriority }

    override package var isFramed: Bool { children.contains(where: \.isFramed) }

    override package func measure(_ proposal: Proposal) -> Size {
        main?.size(proposal) ?? super.measure(proposal)
    }

    override package final func layOut() {
        main?.place(in: frame)
        for child in children where child !== main {
            child.place(in: alignment.place(child.size(Proposal(frame.size)), in: frame))
        }
    }
}

/// Origin of coordinates; always the view's corner in a terminal.
nonisolated public struct CoordinateSpace: Hashable, Sendable {
    public static let global = Self()
    public static let local = Self()

    /// Returns the coordinate space of a named view; the same as `global`.
    public static func named(_ name: some Hashable) -> Self { .global }
}
