/// Shows its content as it is where there is room for it, and scrolls it as a whole where it is higher.
final class OverflowNode: Node {
    private let content: Node
    private let environment: EnvironmentValues
    private var scroll: ScrollNode?

    init(_ place: Place, _ content: Node, _ environment: EnvironmentValues) {
        self.content = content
        self.environment = environment
        super.init(place, children: [content])
    }

    nonisolated deinit {}

    override var visibleChildren: [Node] { [scroll ?? content] }

    override func measure(_ proposal: Proposal) -> Size {
        let size = content.size(proposal)
        guard let height = proposal.height, size.height > height else { return size }
        return Size(width: min(size.width + 1, proposal.width ?? size.width + 1), height: height)
    }

    override func layOut() {
        guard content.size(Proposal(frame.size)).height > frame.height, frame.height > 0 else {
            scroll = nil
            return content.place(in: frame)
        }
        let scroll = ScrollNode(place, content, environment, offersHeight: true)
        adopt(scroll)
        self.scroll = scroll
        scroll.place(in: frame)
    }
}

extension Evaluation {
    /// A node that scrolls as a whole where it is higher than its room.
    func overflowing(_ content: Node, at index: Int = 0) -> Node {
        OverflowNode(place.child(named: "overflow").child(index), content, environment)
    }
}
