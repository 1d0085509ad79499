/// A list that opens at its top: the row to be marked first is only where that is in sight, and reading
/// starts with the first row else.
final class ListOpeningNode: Node {
    private let opening: ListOpening

    init(_ place: Place, _ list: Node, _ opening: ListOpening) {
        self.opening = opening
        super.init(place, children: [list])
    }

    override func layOut() {
        super.layOut()
        guard !opening.isOver else { return }
        opening.isOver = true
        withDescendants.lazy.compactMap { $0 as? ListNode }.first?.returnToTop()
    }
}

/// Whether a list has been opened, in whatever form it is shown.
final class ListOpening {
    var isOver = false
}

extension ListNode {
    /// Marks the first row if the list has scrolled to its mark.
    fileprivate func returnToTop() {
        guard memory.top > 0, let first = rows.selectable(near: 0, direction: 1) else { return }
        choose(first)
        layOut()
    }
}
