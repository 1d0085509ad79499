extension TextEditorNode {
    /// The frame of the text, whose last column is left to the cursor.
    var textFrame: Rect {
        let message = messageLines(width: frame.width).count
        return frame.inset(
            by: EdgeInsets(left: growth == nil ? 2 : 0, bottom: message, right: 1)
        )
    }

    func textWidth(_ width: Int) -> Int { max(1, width - (growth == nil ? 3 : 1)) }

    func lines(width: Int) -> BrokenLines {
        if let broken, broken.width == width { return broken.lines }
        let lines = BrokenLines(
            editor.state.characters,
            width: max(1, width),
            columns: GlyphText.width(of:)
        )
        broken = (width, lines)
        return lines
    }

    var cursorColumn: Int {
        lines(width: textFrame.width).column(
            of: editor.state.cursor,
            in: editor.state.characters,
            columns: GlyphText.width(of:)
        )
    }

    func position(atColumn column: Int, of row: Int) -> Int {
        lines(width: textFrame.width).position(
            atColumn: column,
            of: row,
            in: editor.state.characters,
            columns: GlyphText.width(of:)
        )
    }
}

/// State of an editor: the first visible line, and the column kept by ↑ and ↓.
final class TextEditorMemory {
    var top = 0
    var column: Int?
    var followsCursor = true
}
