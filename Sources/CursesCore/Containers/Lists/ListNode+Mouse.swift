extension ListNode {
    /// Returns whether a click opens the row: the list has the focus and the row is current.
    func isOpenedByClick(_ index: Int) -> Bool { hasFocus && index == memory.current }

    /// Makes the first click on a row select it, even on the button that a second click presses.
    func takeFirstClicks(on painter: Painter) {
        if environment.opensOnFirstClick { return }
        for (index, node) in visible where !isOpenedByClick(index) {
            if let button = node.firstButton { painter.hit(self, in: button.frame) }
        }
    }

    func row(at location: Point) -> Int? {
        let row = visible.first {
            $0.node.frame.minY <= location.y && location.y < $0.node.frame.maxY
        }
        return row.flatMap { rows.isSelectable($0.index) ? $0.index : nil }
    }
}
