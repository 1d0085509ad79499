import CursesCharts
import CursesCore

extension Pilot {
    /// Returns the first fault of the screen, or `nil`: an unsafe scalar, a row of the wrong width,
    /// an invisible focus, or a cached frame that differs from an uncached one.
    public func flaw(mayHideFocus: Bool) -> String? {
        for y in 0..<cells.size.height {
            if let flaw = flaw(inRow: y) { return "row \(y): \(flaw)" }
        }
        if !mayHideFocus, !isFocusVisible { return "the focus cannot be seen" }
        return differenceFromNothing.map { "made from nothing, \($0) is another" }
    }

    /// Difference between the cached frame and one rendered without caches, or `nil`.
    package var differenceFromNothing: String? {
        window.render().difference(from: window.frameFromNothing())
    }

    private func flaw(inRow y: Int) -> String? {
        var isHalfOpen = false
        for cell in cells.row(y) {
            if cell.isContinuation != isHalfOpen { return "half of a wide glyph" }
            let base = cell.glyph.base
            isHalfOpen = false
            if cell.isContinuation || (0x20..<0x7F).contains(base.value) { continue }
            let width = GlyphWidth.of(base)
            if GlyphText(String(Character(base))).width != width { return "U+\(base.value)" }
            if !cell.glyph.marks.unicodeScalars.allSatisfy({ GlyphWidth.of($0) == 0 }) {
                return "a mark with a width"
            }
            isHalfOpen = width == 2
        }
        return isHalfOpen ? "a wide glyph over the edge" : nil
    }

    /// Fault of the cursor position, or `nil`: it must be in the row that is read aloud or shown as
    /// selected, and must not hide a glyph after a blank.
    package var flawOfCursor: String? {
        guard let frame = window.frame, let focused = frame.focused else { return nil }
        guard let cursor else { return "there is no cursor" }
        let spoken = frame.top.root.withDescendants.compactMap { $0 as? SpokenMarkNode }.first
        if let row = spoken?.markedRow {
            return cursor.y == row ? nil : "the cursor is in row \(cursor.y), the mark in \(row)"
        }
        if !focused.takesText, hidesGlyph(cursor) { return "the cursor hides a glyph" }
        // Scroll views and charts hold the focus for their content, read from its first row.
        if focused is ScrollNode || focused is ChartNode {
            return cursor.y == focused.frame.minY ? nil : "the cursor is not in the first row"
        }
        // A control puts the cursor before itself if that hides no glyph.
        let near = focused.frame.inset(by: EdgeInsets(left: focused.takesText ? 0 : -1))
        guard near.intersection(frame.top.root.frame).contains(cursor) else {
            return frame.top.root.frame.contains(cursor) && !isInSight(focused, in: frame)
                ? nil : "the cursor is not on what has the keys"
        }
        let rows = Set(differences(showing: focused, in: frame).map(\.y))
        guard rows.isEmpty || rows.contains(cursor.y) else {
            return "the cursor is in row \(cursor.y), what is chosen in \(rows.sorted())"
        }
        return nil
    }

    /// Returns whether the cursor is on a glyph although the cell before it is blank.
    private func hidesGlyph(_ cursor: Point) -> Bool {
        guard cursor.x > 0, cells.bounds.contains(cursor) else { return false }
        // The marker of a selected row is not text, and the cursor belongs on it.
        guard cells[cursor.x, cursor.y].glyph != Glyph("▸") else { return false }
        return !cells[cursor.x, cursor.y].hidesNothing && cells[cursor.x - 1, cursor.y].hidesNothing
    }

    /// Returns whether the focused node is visible and not scrolled away.
    private func isInSight(_ focused: Node, in frame: Frame) -> Bool {
        frame.hits.contains { $0.node === focused }
    }

    private func differences(showing focused: Node, in frame: Frame) -> [Point] {
        let without = canvas(of: frame, focus: nil)
        let with = canvas(of: frame, focus: focused.place)
        return (0..<cells.size.height).flatMap { y in
            (0..<cells.size.width).filter { without[$0, y] != with[$0, y] }
                .map { Point(x: $0, y: y) }
        }
    }

    private func canvas(of frame: Frame, focus: Place?) -> CellGrid {
        let painter = Painter(size: cells.size, theme: .standard, focus: focus)
        frame.top.root.draw(on: painter)
        return painter.canvas
    }

    /// True if the cursor or a cell shows the focus; the cursor of an editor must be inside it.
    private var isFocusVisible: Bool {
        guard let frame = window.frame, let focused = frame.focused else { return true }
        let row = (focused as? ControlNode)?.cursorRow
        if let cursor { return row == nil || focused.frame.contains(cursor) }
        return canvas(of: frame, focus: nil) != canvas(of: frame, focus: focused.place)
    }
}
