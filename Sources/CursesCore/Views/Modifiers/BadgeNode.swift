/// A row with a badge at its end, which a tab shows beside its name instead.
package final class BadgeNode: Node {
    package let badge: String
    /// True if another view shows the badge.
    package var isShownElsewhere = false
    private let content: Node

    init(_ place: Place, _ row: Node, content: Node, badge: String) {
        self.badge = badge
        self.content = content
        super.init(place, children: [row])
    }

    package override var visibleChildren: [Node] { isShownElsewhere ? [content] : children }

    package override func measure(_ proposal: Proposal) -> Size {
        (isShownElsewhere ? content : children[0]).size(proposal)
    }

    package override func layOut() {
        (isShownElsewhere ? content : children[0]).place(in: frame)
    }
}
