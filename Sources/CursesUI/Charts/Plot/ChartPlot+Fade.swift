extension ChartPlot {
    /// The thickness of the edge of an area in eighths of a row.
    private static let thickness = 6

    /// When true, a line is drawn as the edge of an area.
    func isFaded(_ track: MarkTrack) -> Bool {
        track.look.fade != nil && track.kind.layer == .line && drawsBlocks
    }

    /// Paints a line as the upper edge of an area, in eighths of a row.
    func paint(faded track: MarkTrack, _ fade: Fade, on surface: inout PlotSurface) {
        let levels = levels(of: track)
        let eighths = 8 / Double(dots.rows)
        for (column, level) in levels.enumerated() {
            let beside = levels[max(0, column - 1)...min(column + 1, levels.count - 1)]
            // A point that no line leads to would be a tower.
            guard let level, beside.count(where: { $0 != nil }) > 1 else { continue }
            // A steep line reaches half of the way to the columns beside it.
            let lowest = beside.reduce(level) { max($0, (level + ($1 ?? level)) / 2) }
            let middle = Int(((level + 0.5) * eighths).rounded())
            let top = middle - Self.thickness / 2
            let bottom = max(top + Self.thickness, Int(((lowest + 0.5) * eighths).rounded()))
            let part = track.look.fade?.part(at: y.value(atPosition: level)) ?? 0
            let edge = fade.edge(part)
            let first = max(0, bottom / 8)
            for row in stride(from: max(0, top / 8), to: area.height, by: 1) {
                let depth = Double(max(0, row - first)) / Double(max(1, area.height - 1 - first))
                let ground = fade.ground(part, depth: depth)
                let (start, end) = (top - 8 * row, bottom - 8 * row)
                if end <= 0 {
                    surface.shade(column, row, ground)
                } else if start > 0 {
                    surface.split(column, row, lower: edge, eighths: 8 - start, upper: nil)
                } else {
                    surface.split(column, row, lower: ground, eighths: max(0, 8 - end), upper: edge)
                }
            }
        }
    }

    /// Height of a line in each column, interpolated between its dots.
    private func levels(of track: MarkTrack) -> [Double?] {
        let reach = DotGrid.reach(of: track.points, x: x, y: y)
        return (0..<max(0, area.width)).map { column in
            let spans = reach[column * dots.columns..<(column + 1) * dots.columns]
                .filter { !$0.isEmpty }
            guard !spans.isEmpty else { return nil }
            let mean = spans.reduce(0) { $0 + $1.lower } / Double(spans.count)
            // Near enough to be a whole number, and far enough outside to be without an edge.
            return min(max(-Double(2 * dots.rows), mean), Double(y.dots + dots.rows))
        }
    }
}
