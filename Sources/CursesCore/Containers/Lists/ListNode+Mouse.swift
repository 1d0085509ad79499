extension ListNode {
    /// Whether the row was marked, and the list had the keys, so that a click opens it.
    func isOpenedByClick(_ index: Int) -> Bool { hasFocus && index == memory.current }

    /// The first click on a row selects it, also on the button that the second one presses.
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
