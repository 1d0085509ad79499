/// A row with something at its end, which the name of a tab shows in its place.
final class BadgeNode: Node {
    let badge: String
    /// Whether something else shows the badge.
    var isShownElsewhere = false
    private let content: Node

    init(_ place: Place, _ row: Node, content: Node, badge: String) {
        self.badge = badge
        self.content = content
        super.init(place, children: [row])
    }

    override var visibleChildren: [Node] { isShownElsewhere ? [content] : children }

    override func measure(_ proposal: Proposal) -> Size {
        (isShownElsewhere ? content : children[0]).size(proposal)
    }

    override func layOut() {
        (isShownElsewhere ? content : children[0]).place(in: frame)
    }
}
