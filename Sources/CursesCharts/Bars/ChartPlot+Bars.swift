extension ChartPlot {
    /// Paints bars in eighths of cells, each group with its pattern.
    func paint(bars: BarShapes, on surface: inout PlotSurface) {
        if bars.isEmpty { return }
        let scale = bars.areLevel ? y : x
        let cells = bars.areLevel ? area.height : area.width
        // Bars under half a cell are painted last, or their neighbours would hide them.
        var thin: [(bar: BarShape, line: Int)] = []
        let slot = Double(cells) * bars.unit / max(scale.span.length, bars.unit)
        for bar in bars.all where scale.span.contains(bar.place) {
            let share = max(1, Int((slot * bar.share).rounded(.down)))
            let breadth = max(1, share / bars.positionCount)
            let whole = breadth * bars.positionCount
            let ahead = (bar.place - scale.span.lower) / scale.span.length * Double(cells)
            let middle = bar.isLevel ? Double(cells) - ahead : ahead
            let first = Int((middle - Double(whole) / 2).rounded()) + bar.position * breadth
            for line in first..<first + breadth {
                if !paint(bar, line: line, on: &surface) { thin.append((bar, line)) }
            }
        }
        for (bar, line) in thin { paint(thin: bar, line: line, on: &surface) }
    }

    /// Paints one row or column of a bar; false if it is too short to be visible.
    private func paint(_ bar: BarShape, line: Int, on surface: inout PlotSurface) -> Bool {
        let ends = [edge(bar.from, bar), edge(bar.to, bar)].sorted()
        let cells = bar.isLevel ? area.width : area.height
        guard ends[0].isFinite, ends[1].isFinite, bar.from != bar.to else { return true }
        let pattern = BarPattern(group: bar.look.group?.index ?? 0, dots: dots)
        let first = max(0, Int(ends[0].rounded(.down)))
        let last = min(cells - 1, Int(ends[1].rounded(.up)) - 1)
        var isShown = false
        for cell in stride(from: first, through: last, by: 1) {
            let start = max(ends[0], Double(cell)) - Double(cell)
            let end = min(ends[1], Double(cell + 1)) - Double(cell)
            let (column, row) = bar.isLevel ? (cell, line) : (line, cell)
            guard surface.contains(column, row) else { continue }
            let isTaken = surface.layer(column, row) == .bar
            let rises = bar.isLevel ? start == 0 : end == 1
            let length = end - start
            guard let glyph = pattern.glyph(length, isLevel: bar.isLevel, isEnd: rises && !isTaken)
            else { continue }
            surface.put(glyph, column, row, bar.look.style, .bar)
            isShown = true
        }
        return isShown
    }

    private func paint(thin bar: BarShape, line: Int, on surface: inout PlotSurface) {
        let pattern = BarPattern(group: bar.look.group?.index ?? 0, dots: dots)
        let middle = Int((edge(bar.from, bar) + edge(bar.to, bar)) / 2)
        let (column, row) = bar.isLevel ? (middle, line) : (line, middle)
        surface.put(pattern.whole, column, row, bar.look.style, .bar)
    }

    /// Returns the position of a value in cells from the top or left, clamped to the plot.
    private func edge(_ value: Double, _ bar: BarShape) -> Double {
        let scale = bar.isLevel ? x : y
        let dotsPerCell = Double(bar.isLevel ? dots.columns : dots.rows)
        let cells = Double(bar.isLevel ? area.width : area.height)
        if value <= scale.span.lower { return bar.isLevel ? 0 : cells }
        return min(max(0, (scale.position(value) + 0.5) / dotsPerCell), cells)
    }
}

/// Pattern of a group's bars, distinguishable without colour.
nonisolated struct BarPattern {
    private static let full: [Unicode.Scalar] = ["█", "▒", "▓", "░"]
    private static let plain: [Unicode.Scalar] = ["#", "=", "%", ":"]
    private static let high: [Unicode.Scalar] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]
    private static let wide: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    let whole: Unicode.Scalar
    private let isSolid: Bool
    private let dots: ChartDots

    init(group: Int, dots: ChartDots) {
        let glyphs = dots == .ascii ? Self.plain : Self.full
        whole = glyphs[group % glyphs.count]
        isSolid = group % glyphs.count == 0
        self.dots = dots
    }

    /// Returns the glyph of a partly covered cell; `nil` if too little is covered.
    func glyph(_ length: Double, isLevel: Bool, isEnd: Bool) -> Unicode.Scalar? {
        if length >= 0.94 || !isEnd && length >= 0.5 { return whole }
        guard isEnd else { return nil }
        guard isSolid, dots == .braille else { return length >= 0.5 ? whole : nil }
        let eighths = min(max(1, Int((length * 8).rounded())), 7)
        return (isLevel ? Self.wide : Self.high)[eighths - 1]
    }
}
