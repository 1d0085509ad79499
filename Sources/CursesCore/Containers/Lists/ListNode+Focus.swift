extension ListNode {
    /// What Tab goes on to in a row: its fields, and the buttons that Enter does not press.
    func focusables(of row: Node) -> [Node] {
        let first = row.firstButton
        return row.focusableDescendants.filter { $0 !== first }
    }

    /// How many rows before a row cannot be chosen, and are seen together with it.
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
