extension ListNode {
    /// What Tab goes on to in a row: its fields, and the buttons that Enter does not press.
    func focusables(of row: Node) -> [Node] {
        let first = row.firstButton
        return row.focusableDescendants.filter { $0 !== first }
    }
}

extension Node {
    fileprivate var focusableDescendants: [Node] {
        let inner = ownsFocus ? [] : visibleChildren.flatMap(\.focusableDescendants)
        return isFocusable ? [self] + inner : inner
    }
}
