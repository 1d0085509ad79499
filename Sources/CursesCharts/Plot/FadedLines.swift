/// Lines of a plot that are drawn as the edge of an area.
struct FadedLines {
    let plot: ChartPlot
    let fade: Fade

    /// Thickness of the edge of an area in eighths of a row.
    private static let thickness = 6

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
        for (column, level) in levels.enumerated() {
            let beside = levels[max(0, column - 1)...min(column + 1, levels.count - 1)]
            // An isolated point would look like a tower.
            guard let level, beside.count(where: { $0 != nil }) > 1 else { continue }
            // A steep line reaches halfway to the adjacent columns.
            let lowest = beside.reduce(level) { max($0, (level + ($1 ?? level)) / 2) }
            let middle = Int(((level + 0.5) * eighths).rounded())
            let top = middle - Self.thickness / 2
            let bottom = max(top + Self.thickness, Int(((lowest + 0.5) * eighths).rounded()))
            let band = bands?[column * dots.columns]
            let edges = band.flatMap { band in
                band.isEmpty
                    ? nil
                    : [band.lower, band.upper].map { Int((($0 + 0.5) * eighths).rounded()) }
            }
            paint(
                FadedColumn(
                    column: column,
                    edge: top..<bottom,
                    halo: min(top, edges?[0] ?? top)..<max(bottom, edges?[1] ?? bottom),
                    part: track.look.fade?.part(at: y.value(atPosition: level)) ?? 0
                ),
                on: &surface
            )
        }
    }

    /// Column of an area; rows are in eighths from the top.
    private struct FadedColumn {
        let column: Int
        let edge: Range<Int>
        let halo: Range<Int>
        let part: Double
    }

    private func paint(_ faded: FadedColumn, on surface: inout PlotSurface) {
        let (edge, halo) = (faded.edge, faded.halo)
        let band = fade.band(faded.part)
        let first = max(0, edge.upperBound / 8)
        // A cell has two colours: split it at the edge, or else where the band begins or ends.
        let splits = [edge.lowerBound, edge.upperBound, halo.lowerBound, halo.upperBound]
        for row in stride(from: max(0, halo.lowerBound / 8), to: plot.area.height, by: 1) {
            let depth = Double(max(0, row - first)) / Double(max(1, plot.area.height - 1 - first))
            func color(at eighth: Int) -> Color? {
                if edge.contains(eighth) { return fade.edge(faded.part) }
                if halo.contains(eighth) {
                    return eighth < edge.lowerBound ? band.above : band.below
                }
                return eighth < edge.lowerBound ? nil : fade.ground(faded.part, depth: depth)
            }
            let cell = 8 * row..<8 * row + 8
            let split = splits.first { cell.contains($0) && $0 > cell.lowerBound }
            guard let split else {
                guard let whole = color(at: cell.lowerBound) else { continue }
                if edge.contains(cell.lowerBound) {
                    surface.split(faded.column, row, lower: whole, eighths: 0, upper: whole)
                } else {
                    surface.shade(faded.column, row, whole)
                }
                continue
            }
            guard let lower = color(at: split) else { continue }
            surface.split(
                faded.column,
                row,
                lower: lower,
                eighths: cell.upperBound - split,
                upper: color(at: split - 1)
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
