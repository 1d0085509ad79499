/// Draws the titles of tabs in a row, the shown one in brackets, or a dot for each page.
struct TabBar {
    let titles: [String]
    let isPaged: Bool
    let height: Int
    private let glyphs: [GlyphText]
    private let shown: Int?

    init(_ titles: [String], shown: Int?, style: any TabViewStyle) {
        self.titles = titles
        self.shown = shown
        isPaged = style.isPaged
        height = !style.showsIndex || titles.count < (style.isPaged ? 2 : 1) ? 0 : 1
        glyphs = style.isPaged ? titles.map { _ in GlyphText("○") } : titles.map { GlyphText($0) }
    }

    var idealWidth: Int { glyphs.reduce(0) { $0 + $1.width + margin } }

    private var margin: Int { isPaged ? 1 : 2 }

    /// Returns the frames of the titles; if space is short, the longest shrink, the shown one last.
    func rects(in line: Rect) -> [Rect] {
        guard height > 0 else { return [] }
        var widths = glyphs.map { $0.width + margin }
        while widths.reduce(0, +) > line.width {
            let others = widths.indices.filter { $0 != shown && widths[$0] > margin + 1 }
            let longest = others.max { widths[$0] < widths[$1] } ?? shown
            guard let longest, widths[longest] > margin + 1 else { break }
            widths[longest] -= 1
        }
        let total = widths.reduce(0, +)
        let gap = isPaged || widths.count < 2 ? 0 : min(1, (line.width - total) / widths.count)
        var x = isPaged ? line.minX + max(0, (line.width - total) / 2) : line.minX
        return widths.map { width in
            defer { x += width + gap }
            return Rect(x: x, y: line.minY, width: width, height: 1)
        }
    }

    func draw(in line: Rect, on painter: Painter) {
        for (index, rect) in rects(in: line).enumerated() {
            let isShown = index == shown
            let text = glyphs[index].truncated(to: rect.width - margin)
            if isPaged {
                let look = isShown ? painter.theme.tint : painter.theme.tertiary
                painter.draw(isShown ? "●" : "○", at: rect.origin, style: look)
                continue
            }
            var look = isShown ? painter.theme.tint : painter.theme.secondary
            if isShown { look.attributes.insert(.bold) }
            painter.draw(text, at: Point(x: rect.minX + 1, y: rect.minY), style: look)
            guard isShown else { continue }
            painter.draw("[", at: rect.origin, style: look)
            painter.draw("]", at: Point(x: rect.minX + 1 + text.width, y: rect.minY), style: look)
        }
    }
}
