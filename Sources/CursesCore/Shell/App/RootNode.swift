/// The views of a window, stacked and centred horizontally, as in a navigation stack.
package final class RootNode: Node {
    package init(_ place: Place, _ views: [Node]) {
        let isOne = views.count == 1
        super.init(
            place,
            children: isOne
                ? views
                : [StackNode(place, views, axis: .vertical, spacing: 0, alignment: .top)]
        )
    }

    package override func measure(_ proposal: Proposal) -> Size {
        let size = super.measure(proposal)
        return Size(width: max(size.width, proposal.width ?? 0), height: size.height)
    }

    package override func layOut() {
        for child in children {
            child.place(in: Alignment.top.place(child.size(Proposal(frame.size)), in: frame))
        }
    }
}
