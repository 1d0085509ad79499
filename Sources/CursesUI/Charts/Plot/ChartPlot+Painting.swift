extension ChartPlot {
    /// Paints all marks, from the back to the front; a crowd of symbols stands behind the lines.
    func paint(_ marks: ChartMarks, crosshair: Int?, style: Style) -> PlotSurface {
        var surface = PlotSurface(columns: area.width, rows: area.height)
        for band in marks.bands { paint(band: band, on: &surface) }
        paint(dotsOf: marks.tracks, in: .area, on: &surface)
        for rule in marks.rules { paint(rule: rule, on: &surface) }
        if let crosshair {
            for row in 0..<surface.rows { surface.put("┊", crosshair, row, style, .crosshair) }
        }
        for track in marks.tracks where isCrowd(track) { paint(symbolsOf: track, on: &surface) }
        paint(dotsOf: marks.tracks, in: .line, on: &surface)
        for track in marks.tracks where !isCrowd(track) { paint(symbolsOf: track, on: &surface) }
        return surface
    }

    /// Paints what is made of dots and lies in a layer.
    private func paint(
        dotsOf tracks: [MarkTrack],
        in layer: PlotSurface.Layer,
        on surface: inout PlotSurface
    ) {
        var grid = DotGrid(columns: surface.columns, rows: surface.rows, dots: dots)
        for track in tracks where track.kind.layer == layer {
            track.kind.draw?(track, x, y, &grid)
        }
        surface.put(grid, layer)
    }

    /// Whether there is more than one symbol to a column, so that they would hide the lines.
    private func isCrowd(_ track: MarkTrack) -> Bool {
        track.symbol != nil && track.count(in: x.span) > area.width
    }

    /// Paints symbols, or light ones where there are so many that they would run together.
    private func paint(symbolsOf track: MarkTrack, on surface: inout PlotSurface) {
        guard let symbol = track.symbol?.glyph(dots) else { return }
        let light: Unicode.Scalar = dots == .ascii ? "o" : "◦"
        let glyph = track.count(in: x.span) > 3 * area.width ? light : symbol
        for point in track.points where point.isDrawable {
            guard let column = column(point.x), let row = row(point.y) else { continue }
            surface.put(glyph, column, row, track.look.style, .point)
        }
    }

    private func paint(rule: MarkShape, on surface: inout PlotSurface) {
        guard let columns = columns(rule.box.x), let rows = rows(rule.box.y) else { return }
        let isLevel = rule.box.y.map { $0.length == 0 } ?? false
        let isDashed = rule.look.isDashed ?? true
        let glyph: Unicode.Scalar =
            isLevel ? (isDashed ? "┄" : "─") : (isDashed ? "┊" : "│")
        for row in rows {
            for column in columns {
                surface.put(glyph, column, row, rule.look.style, .rule)
            }
        }
    }

    private func paint(band: MarkShape, on surface: inout PlotSurface) {
        guard let columns = columns(band.box.x), let rows = rows(band.box.y) else { return }
        for row in rows {
            for column in columns where (column + row * 2) % 4 == 0 {
                surface.put("·", column, row, band.look.style, .band)
            }
        }
    }
}
