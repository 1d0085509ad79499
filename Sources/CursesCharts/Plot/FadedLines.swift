/// Lines of a plot that are drawn as the edge of an area.
struct FadedLines {
    let plot: ChartPlot
    let fade: Fade

    /// Thickness of the edge of an area in eighths of a row.
    private static let thickness = 5
    /// Least eighths of a row of a band above and below the edge.
    private static let leastBand = 4

    /// Paints a line as the upper edge of an area, in eighths of a row, with a band around it.
    func paint(
        _ track: MarkTrack,
        within halo: MarkTrack?,
        on surface: inout PlotSurface
    ) {
        let levels = heights(of: track).map { $0?.top }
        let bands = halo.map(heights) ?? []
        // A band that is not thicker than the edge anywhere would be lumps beside it.
        let widest = bands.compactMap { $0.map { ($0.bottom - $0.top) / 2 } }.max() ?? 0
        let isBanded = eighths(widest) - Self.thickness / 2 >= Self.leastBand
        // All columns fade at the same rows: steps along the line would be seen.
        let top = max(0, Int((levels.compactMap(\.self).min() ?? 0) / Double(plot.dots.rows)))
        for (column, level) in levels.enumerated() {
            let beside = levels[max(0, column - 1)...min(column + 1, levels.count - 1)]
            // An isolated point would look like a tower.
            guard let level, beside.count(where: { $0 != nil }) > 1 else { continue }
            // A steep line reaches halfway to the adjacent columns.
            let lowest = beside.reduce(level) { max($0, (level + ($1 ?? level)) / 2) }
            let first = eighths(level + 0.5) - Self.thickness / 2
            let last = eighths(lowest + 0.5) + (Self.thickness + 1) / 2
            let edge = Self.snapped(first..<last)
            surface.edges[column] = edge
            var halo = edge
            if isBanded, let band = bands[column] {
                let above = min(first - Self.leastBand, eighths(band.top + 0.5))
                let below = eighths(lowest + band.bottom - level + 0.5)
                halo = above..<max(last + Self.leastBand, below)
            }
            paint(column, edge, halo, from: top, track.look.fade, at: level, on: &surface)
        }
    }

    private func eighths(_ height: Double) -> Int {
        Int((height * 8 / Double(plot.dots.rows)).rounded())
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
        let part = look?.part(at: plot.y.value(atPosition: level))
        let band = fade.band(part)
        // A cell has two colours: split it at the edge, or else where the band begins or ends.
        let splits = [edge.lowerBound, edge.upperBound, halo.lowerBound, halo.upperBound]
        let isFilled = look?.isFilled ?? true
        for row in stride(from: max(0, halo.lowerBound / 8), to: plot.area.height, by: 1) {
            let depth = Double(max(0, row - top)) / Double(max(1, plot.area.height - top))
            func color(at eighth: Int) -> Color? {
                if edge.contains(eighth) { return fade.edge(part) }
                if halo.contains(eighth) {
                    // A range that is not filled below its line has the colour of the band above.
                    return eighth < edge.lowerBound && isFilled ? band.above : band.below
                }
                let ground = fade.ground(part, depth: depth)
                return eighth >= edge.upperBound && isFilled && ground != .standard ? ground : nil
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

    /// Returns the upper and the lower side of a track in each column, interpolated between its dots.
    private func heights(of track: MarkTrack) -> [(top: Double, bottom: Double)?] {
        let dots = plot.dots
        let reach = DotGrid.reach(of: track.points, x: plot.x, y: plot.y)
        return (0..<max(0, plot.area.width)).map { column in
            let spans = reach[column * dots.columns..<(column + 1) * dots.columns]
                .filter { !$0.isEmpty }
            guard !spans.isEmpty else { return nil }
            func mean(_ side: (Span) -> Double) -> Double {
                let mean = spans.reduce(0) { $0 + side($1) } / Double(spans.count)
                // Clamped to fit in `Int`, and far enough outside to show no edge.
                return min(max(-Double(2 * dots.rows), mean), Double(plot.y.dots + dots.rows))
            }
            return (mean(\.lower), mean(\.upper))
        }
    }
}
