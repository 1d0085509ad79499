extension ChartPlot {
    /// Paints all marks from back to front; crowded symbols go behind the lines.
    func paint(
        _ marks: ChartMarks,
        selected: Double?,
        style: Style,
        grid: Style = .plain
    ) -> PlotSurface {
        var surface = PlotSurface(columns: area.width, rows: area.height)
        paintGrid(in: grid, on: &surface)
        for band in marks.bands { paint(band: band, on: &surface) }
        paint(shadesOf: marks.tracks, on: &surface)
        if let fade = marks.theme.fade {
            let halo = marks.tracks.first(where: \.isHalo)
            for track in marks.tracks where isFaded(track) {
                paint(faded: track, within: halo, fade, on: &surface)
            }
        }
        paint(dotsOf: marks.tracks, in: .area, on: &surface)
        paint(bars: marks.bars, on: &surface)
        for rule in marks.rules where upright(rule) == nil { paint(rule: rule, on: &surface) }
        let crosshair = selected.flatMap { upright(at: $0, style, .crosshair) }
        let uprights = marks.rules.compactMap(upright) + [crosshair].compactMap(\.self)
        for upright in uprights { paint(upright, on: &surface) }
        for track in marks.tracks where isCrowd(track) { paint(symbolsOf: track, on: &surface) }
        paint(dotsOf: marks.tracks, in: .line, but: selected, on: &surface)
        for track in marks.tracks where !isCrowd(track) { paint(symbolsOf: track, on: &surface) }
        for upright in uprights { surface.add(upright.dots, to: upright.column) }
        if let selected { for track in marks.tracks { paint(track, at: selected, on: &surface) } }
        return surface
    }

    /// Paints grid lines at the ticks that have them.
    private func paintGrid(in style: Style, on surface: inout PlotSurface) {
        for tick in yTicks where tick.hasGridLine {
            for column in stride(from: 0, to: surface.columns, by: 2) {
                surface.put("·", column, tick.offset, style, .grid)
            }
        }
        for tick in xTicks where tick.hasGridLine {
            for row in 0..<surface.rows { surface.put("·", tick.offset, row, style, .grid) }
        }
    }

    /// Paints marks made of dots in a layer.
    private func paint(
        dotsOf tracks: [MarkTrack],
        in layer: PlotSurface.Layer,
        but selected: Double? = nil,
        on surface: inout PlotSurface
    ) {
        let empty = DotGrid(columns: surface.columns, rows: surface.rows, dots: dots)
        var grid = empty
        if layer == .line {
            for track in tracks where track.isOutlined {
                grid.draw(edgesOf: track.points, x: x, y: y, style: track.look.style)
            }
        }
        for track in tracks
        where track.kind.layer == layer && !track.isOutlined && !track.isShade && !track.isHalo
            && !isFaded(track)
        {
            track.kind.draw?(track, x, y, &grid)
        }
        for track in layer == .line ? tracks.filter(isFine) : [] {
            var points = empty
            setDots(of: track, but: selected, in: &points)
            // Points colour shared cells if these are few or at most a sixth of the line's cells;
            // else the line keeps its colour.
            let shared = points.cellCount(sharedWith: grid)
            if shared <= Self.fewCells || 6 * shared <= grid.cellCount {
                grid.lay(points)
            } else {
                grid.add(behind: points)
            }
        }
        surface.put(grid, layer)
    }

    /// Number of shared cells up to which points hide no line.
    private static let fewCells = 4

    /// Returns whether the edges of an area are far enough apart to be drawn.
    func hasEdges(_ track: MarkTrack) -> Bool {
        !DotGrid.edges(of: track.points, x: x, y: y, dots: dots).isEmpty
    }

    /// Returns whether points are dots of the grid, so that lines do not hide them.
    private func isFine(_ track: MarkTrack) -> Bool {
        track.symbol != nil && track.look.isFine && dots == .braille
    }

    /// Sets a dot for each point, two or four if there is room; the point under the crosshair has a
    /// symbol instead.
    private func setDots(of track: MarkTrack, but selected: Double?, in grid: inout DotGrid) {
        let share = Double(track.count(in: x.span)) / Double(max(1, x.dots))
        let pen = DotGrid.Pen(style: track.look.style, isThick: share <= 0.8)
        let marked = selected.flatMap(track.point(at:))
        for point in track.points
        where point.isDrawable && !(point.x == marked?.x && point.y == marked?.y) {
            guard let column = x.dot(point.x), let dot = y.dot(point.y) else { continue }
            let row = pen.isThick ? min(dot, y.dots - 2) : dot
            grid.set(column, row, pen)
            if share <= 0.4 { grid.set(column ^ 1, row, pen) }
        }
    }

    /// Returns whether there is more than one symbol per column, which would hide lines.
    private func isCrowd(_ track: MarkTrack) -> Bool {
        track.symbol != nil && track.count(in: x.span) > area.width
    }

    /// Paints symbols, hollow ones if more than three per column would merge.
    private func paint(symbolsOf track: MarkTrack, on surface: inout PlotSurface) {
        guard let symbol = track.symbol?.glyph(dots), !isFine(track) else { return }
        let light: Unicode.Scalar = dots == .ascii ? "o" : "◦"
        let glyph = track.count(in: x.span) > 3 * area.width ? light : symbol
        for point in track.points where point.isDrawable {
            guard let column = column(point.x), let row = row(point.y) else { continue }
            surface.put(glyph, column, row, track.look.style, .point)
        }
    }

    /// Paints a symbol for the point under the crosshair, which is not visible as a dot.
    private func paint(_ track: MarkTrack, at selected: Double, on surface: inout PlotSurface) {
        guard isFine(track), let symbol = track.symbol?.markedGlyph,
            let point = track.point(at: selected), let column = column(point.x),
            let row = row(point.y)
        else { return }
        let style = track.look.style.overlaid(by: Style(attributes: .bold))
        surface.put(symbol, column, row, style, .point)
    }

    private func paint(rule: MarkShape, on surface: inout PlotSurface) {
        guard let columns = columns(rule.box.x), let rows = rows(rule.box.y) else { return }
        let isLevel = rule.box.y.map { $0.length == 0 } ?? false
        let isDashed = rule.look.isDashed ?? true
        if isLevel, isDashed, dots == .braille, let dot = rule.box.y.flatMap({ y.dot($0.lower) }) {
            return dash(columns, at: dot, rule.look.style, on: &surface)
        }
        let glyph: Unicode.Scalar =
            isLevel ? (isDashed ? "┄" : "─") : (isDashed ? "┊" : "│")
        for row in rows {
            for column in columns {
                surface.put(glyph, column, row, rule.look.style, .rule)
            }
        }
    }

    /// Draws dashes at the exact dot of a value: the middle of its row may be on the wrong side of
    /// the data.
    private func dash(
        _ columns: ClosedRange<Int>,
        at dot: Int,
        _ style: Style,
        on surface: inout PlotSurface
    ) {
        let dashes: [Unicode.Scalar] = ["⠉", "⠒", "⠤", "⣀"]
        for column in columns where column.isMultiple(of: 2) || columns.count < 3 {
            surface.put(dashes[dot % 4], column, dot / 4, style, .rule)
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
