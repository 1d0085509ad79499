extension ListNode {
    /// Number of columns reserved for the scroll bar.
    var barWidth: Int { environment.showsScrollBars ? 2 : 0 }

    /// Draws the scroll bar if there are more rows than visible.
    func drawScrollBar(on painter: Painter) {
        guard barWidth > 0, visible.count < rows.count, frame.height > 0 else { return }
        let thumb = max(1, frame.height * visible.count / rows.count)
        let rest = max(1, rows.count - visible.count)
        let isAtEnd = visible.last?.index == rows.count - 1
        let way = frame.height - thumb
        let start = isAtEnd ? way : min(max(0, way - 1), way * memory.top / rest)
        for y in start..<start + thumb {
            painter.draw(
                "┃",
                at: Point(x: frame.maxX - 1, y: frame.minY + y),
                style: painter.isFocused(self) ? painter.theme.tint : painter.theme.tertiary
            )
        }
    }
}
