extension ChartPlot {
    /// Gives the cells of areas whose style is a ground that ground: from the edge of a cell that is nearest to a
    /// line, which is drawn within half a cell of it.
    func paint(shadesOf tracks: [MarkTrack], on surface: inout PlotSurface) {
        for track in tracks where track.isShade {
            let grid = DotGrid(columns: area.width, rows: area.height, dots: dots)
            let reach = grid.reach(of: track.points, x: x, y: y)
            for column in 0..<surface.columns {
                let dots = reach[column * dots.columns..<(column + 1) * dots.columns]
                let spans = dots.filter { !$0.isEmpty }
                guard !spans.isEmpty else { continue }
                let top = row(spans.map(\.lower))
                let bottom = row(spans.map(\.upper))
                for row in stride(from: max(0, top), to: min(surface.rows, bottom), by: 1) {
                    surface.shade(column, row, track.look.style)
                }
            }
        }
    }

    /// The edge of a row that is nearest to the mean of some places.
    private func row(_ places: [Double]) -> Int {
        let mean = places.reduce(0, +) / Double(places.count) / Double(dots.rows)
        return Int(min(max(mean.rounded(), 0), Double(area.height)))
    }
}

extension MarkTrack {
    /// Whether it is an area that changes the ground and has no dots.
    nonisolated var isShade: Bool { kind.layer == .area && look.style.background != .standard }
}
