extension ChartPlot {
    /// Paints all marks, from the back to the front.
    func paint(_ marks: ChartMarks, crosshair: Int?, style: Style) -> PlotSurface {
        var surface = PlotSurface(columns: area.width, rows: area.height)
        for band in marks.bands { paint(band: band, on: &surface) }
        var areas = DotGrid(columns: surface.columns, rows: surface.rows, dots: dots)
        for track in marks.tracks where track.kind == .area {
            areas.draw(area: track.points, x: x, y: y, style: track.look.style)
        }
        surface.put(areas, .area)
        for rule in marks.rules { paint(rule: rule, on: &surface) }
        if let crosshair {
            for row in 0..<surface.rows { surface.put("┊", crosshair, row, style, .crosshair) }
        }
        let crowds = marks.tracks.map { ($0, crowd($0)) }
        for (track, crowd) in crowds where crowd == .cloud { paint(cloud: track, on: &surface) }
        for (track, crowd) in crowds where crowd == .dense { paint(symbols: track, on: &surface) }
        var lines = DotGrid(columns: surface.columns, rows: surface.rows, dots: dots)
        for track in marks.tracks where track.kind == .line {
            let pen = DotGrid.Pen(
                style: track.look.style,
                isDashed: track.look.isDashed ?? false
            )
            lines.draw(line: track.points, x: x, y: y, pen: pen)
        }
        surface.put(lines, .line)
        for (track, crowd) in crowds where crowd == .sparse { paint(symbols: track, on: &surface) }
        return surface
    }

    /// How near to each other the symbols of a track stand.
    ///
    /// Sparse ones stand above all lines. Where there is more than one in a column they would hide the
    /// lines, so they stand behind; where there are many they melt into single dots.
    private func crowd(_ track: MarkTrack) -> Crowd? {
        guard track.symbol != nil else { return nil }
        let count = track.points.count { x.span.contains($0.x) }
        return count <= area.width ? .sparse : count <= 4 * area.width ? .dense : .cloud
    }

    private enum Crowd {
        case sparse, dense, cloud
    }

    private func paint(symbols track: MarkTrack, on surface: inout PlotSurface) {
        guard let glyph = track.symbol?.glyph(dots) else { return }
        for point in track.points where point.isDrawable {
            guard let column = column(point.x), let row = row(point.y) else { continue }
            surface.put(glyph, column, row, track.look.style, .point)
        }
    }

    private func paint(cloud track: MarkTrack, on surface: inout PlotSurface) {
        var cloud = DotGrid(columns: surface.columns, rows: surface.rows, dots: dots)
        for point in track.points where point.isDrawable {
            guard let column = x.dot(point.x), let row = y.dot(point.y) else { continue }
            cloud.set(column, row, track.look.style)
        }
        surface.put(cloud, .point)
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
