extension ChartPlot {
    /// Paints the background of shaded areas, from the row boundary nearest to their edge; the line
    /// of an edge is within half a cell of it.
    func paint(shadesOf tracks: [MarkTrack], on surface: inout PlotSurface) {
        for track in tracks where track.isShade {
            if track.hasEdges { surface.rangeGround = track.look.style.background }
            for (column, rows) in shade(of: track) {
                for row in rows { surface.shade(column, row, track.look.style.background) }
            }
        }
    }

    /// Returns whether a shaded area is visible anywhere.
    func hasShade(_ track: MarkTrack) -> Bool { !shade(of: track).isEmpty }

    /// Returns the rows of an area in each column that has some.
    private func shade(of track: MarkTrack) -> [(column: Int, rows: Range<Int>)] {
        let reach = DotGrid.reach(of: track.points, x: x, y: y)
        let middle = track.hasEdges ? middle(of: track) : []
        return (0..<max(0, area.width)).compactMap { column in
            let cells = reach[column * dots.columns..<(column + 1) * dots.columns]
            let spans = cells.filter { !$0.isEmpty }
            guard !spans.isEmpty else { return nil }
            let (top, bottom) = (row(spans.map(\.lower)), row(spans.map(\.upper)))
            guard track.hasEdges else { return top < bottom ? (column, top..<bottom) : nil }
            // Shade at least the cells in which the line is drawn.
            let first = min(top, middle[column].first ?? top)
            let end = max(bottom, middle[column].last.map { $0 + 1 } ?? bottom)
            return first < end ? (column, first..<end) : nil
        }
    }

    /// Returns the rows of the line in the middle of an area, per column.
    private func middle(of track: MarkTrack) -> [[Int]] {
        let points = track.points.map { PlotPoint(x: $0.x, y: ($0.y + $0.base) / 2) }
        var grid = DotGrid(columns: area.width, rows: area.height, dots: dots)
        grid.draw(line: points, x: x, y: y, pen: DotGrid.Pen(style: .plain, isThick: false))
        return (0..<max(0, area.width)).map { column in
            (0..<max(0, area.height)).filter { grid.cell($0 * area.width + column) != nil }
        }
    }

    /// Returns the row boundary nearest to the mean of some positions.
    private func row(_ places: [Double]) -> Int {
        let mean = places.reduce(0, +) / Double(places.count) / Double(dots.rows)
        return Int(min(max(mean.rounded(), 0), Double(area.height)))
    }
}

extension MarkTrack {
    /// True if it is an area between two lines.
    fileprivate nonisolated var hasEdges: Bool { points.first.map { !$0.base.isNaN } ?? false }

    /// True if it is an area drawn as a background, without dots.
    nonisolated var isShade: Bool { kind.layer == .area && look.style.background != .standard }
}
