extension TextEditorNode {
    /// Draws the visible lines, the scroll bar, messages and the cursor.
    func drawText(on painter: Painter) {
        let rows = textFrame
        let lines = lines(width: rows.width)
        let isFocused = painter.isFocused(self)
        if editor.state.characters.isEmpty {
            painter.draw(prompt, at: rows.origin, style: painter.theme.tertiary)
        }
        for y in 0..<rows.height where memory.top + y < lines.ranges.count {
            draw(lines.ranges[memory.top + y], at: rows.minY + y, isFocused, on: painter)
        }
        mark(lines.ranges.count, isFocused, on: painter)
        for (index, message) in messageLines(width: frame.width).enumerated() {
            let corner = Point(x: frame.minX, y: rows.maxY + index)
            painter.draw(message, at: corner, style: painter.theme.danger)
        }
        if isFocused, let row = cursorRow {
            painter.rest(cursorAt: Point(x: row.minX + min(cursorColumn, row.width), y: row.minY))
        }
    }

    private func draw(_ range: Range<Int>, at y: Int, _ isFocused: Bool, on painter: Painter) {
        var x = textFrame.minX
        let style = look(painter)
        for index in range {
            let isSelected = isFocused && editor.state.selection?.contains(index) == true
            let character = editor.state.characters[index]
            painter.draw(
                GlyphText(String(character)),
                at: Point(x: x, y: y),
                style: isSelected ? painter.theme.selection : style
            )
            x += GlyphText.width(of: character)
        }
    }

    /// Draws a scroll bar before the lines, or underlines the lines of a text field.
    private func mark(_ count: Int, _ isFocused: Bool, on painter: Painter) {
        let rows = textFrame
        let look = isFocused ? painter.theme.tint : painter.theme.tertiary
        if growth != nil {
            guard environment.textFieldStyle.isMarked, environment.isEnabled else { return }
            let room = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: rows.height)
            painter.overlay(room, style: Style(attributes: .underline))
            if editor.state.characters.isEmpty { painter.overlay(room, style: look) }
            return
        }
        let thumb = max(1, rows.height * rows.height / max(count, rows.height))
        let start = (rows.height - thumb) * memory.top / max(1, count - rows.height)
        for y in 0..<rows.height {
            let isThumb = count > rows.height && y >= start && y < start + thumb
            let corner = Point(x: frame.minX, y: frame.minY + y)
            painter.draw(isThumb ? "┃" : "│", at: corner, style: look)
        }
    }
}
