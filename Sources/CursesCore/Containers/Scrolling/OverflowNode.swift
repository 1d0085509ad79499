/// Shows its content unchanged if it fits, and scrolls it as a whole if it is higher.
final class OverflowNode: Node {
    private let content: Node
    private let environment: EnvironmentValues
    /// True if the scroll bar is at the edge of the frame, false if it is beside the content.
    private let fillsWidth: Bool
    private var scroll: ScrollNode?

    init(_ place: Place, _ content: Node, _ environment: EnvironmentValues, fillsWidth: Bool) {
        self.content = content
        self.environment = environment
        self.fillsWidth = fillsWidth
        super.init(place, children: [content])
    }

    nonisolated deinit {}

    override var visibleChildren: [Node] { [scroll ?? content] }

    override func measure(_ proposal: Proposal) -> Size {
        let size = content.size(proposal)
        guard let height = proposal.height, size.height > height else { return size }
        let room = proposal.width ?? size.width + 1
        return Size(width: fillsWidth ? room : min(size.width + 1, room), height: height)
    }

    override func layOut() {
        guard content.size(Proposal(frame.size)).height > frame.height, frame.height > 0 else {
            scroll = nil
            return content.place(in: frame)
        }
        let scroll = ScrollNode(
            place,
            content,
            environment,
            offersHeight: true,
            centersContent: fillsWidth
        )
        adopt(scroll)
        self.scroll = scroll
        scroll.place(in: frame)
    }
}

extension Evaluation {
    /// Returns a node that scrolls as a whole if it is higher than its frame.
    func overflowing(_ content: Node, at index: Int = 0, fillsWidth: Bool = false) -> Node {
        OverflowNode(
            place.child(named: "overflow").child(index),
            content,
            environment,
            fillsWidth: fillsWidth
        )
    }
}
