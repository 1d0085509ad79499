extension Pilot {
    /// What is wrong with the screen, if anything is: a scalar that no terminal may get, a row that is
    /// not as wide as the screen, or a focus that cannot be seen and should be.
    package func flaw(mayHideFocus: Bool) -> String? {
        for y in 0..<cells.size.height {
            if let flaw = flaw(inRow: y) { return "row \(y): \(flaw)" }
        }
        if !mayHideFocus, !isFocusVisible { return "the focus cannot be seen" }
        return differenceFromNothing.map { "made from nothing, \($0) is another" }
    }

    /// What of the screen would be another if nothing had been kept of the frames before.
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

    /// Whether the cursor or some cell tells where the focus is.
    private var isFocusVisible: Bool {
        guard cursor == nil, let frame = window.frame, let focused = frame.focused else {
            return true
        }
        let painter = Painter(size: cells.size, theme: .standard, focus: nil)
        let focusing = Painter(size: cells.size, theme: .standard, focus: focused.place)
        frame.top.root.draw(on: painter)
        frame.top.root.draw(on: focusing)
        return painter.canvas != focusing.canvas
    }
}
