extension ListNode {
    /// Returns the targets of Tab in a row: its controls, except the button pressed by Enter.
    func focusables(of row: Node) -> [Node] {
        let first = row.firstButton
        return row.focusableDescendants.filter { $0 !== first }
    }

    /// Returns the number of headings directly above a row, which scroll into view with it.
    func leadingHeaders(_ index: Int) -> Int {
        var count = 0
        while index - count > 0, !rows.isSelectable(index - count - 1) { count += 1 }
        return count
    }
}

extension Node {
    fileprivate var focusableDescendants: [Node] {
        let inner = ownsFocus ? [] : visibleChildren.flatMap(\.focusableDescendants)
        return isFocusable ? [self] + inner : inner
    }
}
