extension ChartPlot {
    /// Gives the cells of areas whose style is a ground that ground: from the edge of a cell that is nearest to a
    /// line, which is drawn within half a cell of it.
    func paint(shadesOf tracks: [MarkTrack], on surface: inout PlotSurface) {
        for track in tracks where track.isShade {
            for (column, rows) in shade(of: track) {
                for row in rows { surface.shade(column, row, track.look.style) }
            }
        }
    }

    /// Whether an area of a ground is anywhere high enough to be seen.
    func hasShade(_ track: MarkTrack) -> Bool { !shade(of: track).isEmpty }

    /// The rows of an area in each column where it has some.
    private func shade(of track: MarkTrack) -> [(column: Int, rows: Range<Int>)] {
        let reach = DotGrid.reach(of: track.points, x: x, y: y)
        return (0..<max(0, area.width)).compactMap { column in
            let cells = reach[column * dots.columns..<(column + 1) * dots.columns]
            let spans = cells.filter { !$0.isEmpty }
            guard !spans.isEmpty else { return nil }
            let (top, bottom) = (row(spans.map(\.lower)), row(spans.map(\.upper)))
            guard track.hasEdges else { return top < bottom ? (column, top..<bottom) : nil }
            // Around a line there are at least its own cells; as drawn it may be a dot beside where it is.
            let middles = spans.map { Int((($0.lower + $0.upper) / 2).rounded()) }
            let first = max(0, min(top, ((middles.min() ?? 0) - 1) / dots.rows))
            let last = ((middles.max() ?? 0) + 1) / dots.rows
            let end = min(area.height, max(bottom, last + 1))
            return first < end ? (column, first..<end) : nil
        }
    }

    /// The edge of a row that is nearest to the mean of some places.
    private func row(_ places: [Double]) -> Int {
        let mean = places.reduce(0, +) / Double(places.count) / Double(dots.rows)
        return Int(min(max(mean.rounded(), 0), Double(area.height)))
    }
}

extension MarkTrack {
    /// Whether it is an area between two lines.
    fileprivate nonisolated var hasEdges: Bool { points.first.map { !$0.base.isNaN } ?? false }

    /// Whether it is an area that changes the ground and has no dots.
    nonisolated var isShade: Bool { kind.layer == .area && look.style.background != .standard }
}
