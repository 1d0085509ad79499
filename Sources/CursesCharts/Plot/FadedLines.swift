/// Lines of a plot that are drawn as the edge of an area.
struct FadedLines {
    let plot: ChartPlot
    let fade: Fade

    /// Thickness of the edge of an area in eighths of a row.
    private static let thickness = 5

    /// Paints a line as the upper edge of an area, in eighths of a row, with a band around it.
    func paint(
        _ track: MarkTrack,
        within halo: MarkTrack?,
        on surface: inout PlotSurface
    ) {
        let (x, y, dots) = (plot.x, plot.y, plot.dots)
        let levels = levels(of: track)
        let bands = halo.map { DotGrid.reach(of: $0.points, x: x, y: y) }
        let eighths = 8 / Double(dots.rows)
        // All columns fade at the same rows: steps along the line would be seen.
        let top = max(0, Int((levels.compactMap(\.self).min() ?? 0) / Double(dots.rows)))
        for (column, level) in levels.enumerated() {
            let beside = levels[max(0, column - 1)...min(column + 1, levels.count - 1)]
            // An isolated point would look like a tower.
            guard let level, beside.count(where: { $0 != nil }) > 1 else { continue }
            // A steep line reaches halfway to the adjacent columns.
            let lowest = beside.reduce(level) { max($0, (level + ($1 ?? level)) / 2) }
            let first = Int(((level + 0.5) * eighths).rounded()) - Self.thickness / 2
            let last = Int(((lowest + 0.5) * eighths).rounded()) + (Self.thickness + 1) / 2
            let edge = Self.snapped(first..<last)
            let band = bands?[column * dots.columns]
            let edges = band.flatMap { band in
                band.isEmpty
                    ? nil
                    : [band.lower, band.upper].map { Int((($0 + 0.5) * eighths).rounded()) }
            }
            let (above, below) = (edge.lowerBound, edge.upperBound)
            surface.edges[column] = edge
            let halo = min(above, edges?[0] ?? above)..<max(below, edges?[1] ?? below)
            paint(column, edge, halo, from: top, track.look.fade, at: level, on: &surface)
        }
    }

    /// Moves the nearer end of an edge to the row if both are inside one cell, which has only two
    /// colours.
    private static func snapped(_ edge: Range<Int>) -> Range<Int> {
        let (start, end) = (edge.lowerBound & 7, (edge.upperBound - 1) & 7 + 1)
        guard start > 0, end < 8, start + edge.count == end else { return edge }
        return start < 8 - end
            ? edge.lowerBound - start..<edge.upperBound
            : edge.lowerBound..<edge.upperBound + 8 - end
    }

    /// Paints a column of an area, whose fill is strongest in the top row; the edge and the band
    /// around it are in eighths of rows.
    private func paint(
        _ column: Int,
        _ edge: Range<Int>,
        _ halo: Range<Int>,
        from top: Int,
        _ look: MarkFade?,
        at level: Double,
        on surface: inout PlotSurface
    ) {
        let part = look?.part(at: plot.y.value(atPosition: level)) ?? 0
        let band = fade.band(part)
        // A cell has two colours: split it at the edge, or else where the band begins or ends.
        let splits = [edge.lowerBound, edge.upperBound, halo.lowerBound, halo.upperBound]
        for row in stride(from: max(0, halo.lowerBound / 8), to: plot.area.height, by: 1) {
            let depth = Double(max(0, row - top)) / Double(max(1, plot.area.height - top))
            func color(at eighth: Int) -> Color? {
                if edge.contains(eighth) { return fade.edge(part) }
                if halo.contains(eighth) {
                    return eighth < edge.lowerBound ? band.above : band.below
                }
                let isFilled = eighth >= edge.upperBound && (look?.isFilled ?? true)
                return isFilled ? fade.ground(part, depth: depth) : nil
            }
            let cell = 8 * row..<8 * row + 8
            let layer = cell.overlaps(edge) ? PlotSurface.Layer.line : .area
            guard let split = splits.first(where: { cell.contains($0) && $0 > cell.lowerBound })
            else {
                guard let whole = color(at: cell.lowerBound) else { continue }
                surface.split(column, row, lower: whole, eighths: 0, upper: whole, layer)
                continue
            }
            // A thin band at the split does not decide the colour of a part.
            surface.split(
                column,
                row,
                lower: color(at: (split + cell.upperBound - 1) / 2),
                eighths: cell.upperBound - split,
                upper: color(at: (cell.lowerBound + split) / 2),
                layer
            )
        }
    }

    /// Returns the height of a line in each column, interpolated between its dots.
    private func levels(of track: MarkTrack) -> [Double?] {
        let dots = plot.dots
        let reach = DotGrid.reach(of: track.points, x: plot.x, y: plot.y)
        return (0..<max(0, plot.area.width)).map { column in
            let spans = reach[column * dots.columns..<(column + 1) * dots.columns]
                .filter { !$0.isEmpty }
            guard !spans.isEmpty else { return nil }
            let mean = spans.reduce(0) { $0 + $1.lower } / Double(spans.count)
            // Clamped to fit in `Int`, and far enough outside to show no edge.
            return min(max(-Double(2 * dots.rows), mean), Double(plot.y.dots + dots.rows))
        }
    }
}
