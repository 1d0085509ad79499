nonisolated extension DotGrid {
    /// Draws a line through points; those in one column of dots become a single stroke.
    mutating func draw(line points: [PlotPoint], x: PlotScale, y: PlotScale, pen: Pen) {
        var last: DotPoint?
        var (column, top, bottom) = (Int.min, 0, 0)
        var isAlone = true
        for point in points {
            let next = DotPoint(x: x.position(point.x), y: y.position(point.y))
            guard point.isDrawable, next.x.isFinite, next.y.isFinite else {
                end(column, top, bottom, isAlone, pen)
                (last, column, isAlone) = (nil, .min, true)
                continue
            }
            let (nextColumn, nextRow) = (next.column, next.row)
            if nextColumn == column {
                top = min(top, nextRow)
                bottom = max(bottom, nextRow)
            } else {
                if let last {
                    isAlone = false
                    stroke(column, top, bottom, pen)
                    line(last, next, pen)
                }
                (column, top, bottom) = (nextColumn, nextRow, nextRow)
            }
            last = next
        }
        end(column, top, bottom, isAlone, pen)
    }

    /// Fills the area between points and their bases with sparse dots. Without bases, the dot
    /// next to the line stays free.
    mutating func draw(area points: [PlotPoint], x: PlotScale, y: PlotScale, style: Style) {
        let distance = points.first?.base.isNaN ?? false ? 1 : 0
        for (column, span) in Self.reach(of: points, x: x, y: y).enumerated() where !span.isEmpty {
            let first = max(0, DotPoint(x: 0, y: span.lower).row + distance)
            let end = min(height - 1, DotPoint(x: 0, y: span.upper).row)
            if column % 2 == 1 { continue }
            for row in stride(from: first, through: end, by: 1) where (2 * row + column) % 4 == 0 {
                set(column, row, style)
            }
        }
    }

    /// Draws the edges of an area where they leave room for a line between them.
    mutating func draw(edgesOf points: [PlotPoint], x: PlotScale, y: PlotScale, style: Style) {
        for (column, edges) in Self.edges(of: points, x: x, y: y, dots: dots) {
            set(column, DotPoint(x: 0, y: edges.lower).row, style)
            set(column, DotPoint(x: 0, y: edges.upper).row, style)
        }
    }

    /// Returns the edges of an area in the columns of dots where they are far enough apart.
    static func edges(
        of points: [PlotPoint],
        x: PlotScale,
        y: PlotScale,
        dots: ChartDots
    ) -> [(column: Int, Span)] {
        let edges = reach(of: points, x: x, y: y).enumerated().filter { column, edges in
            column.isMultiple(of: 2) && edges.length >= Double(3 * dots.rows - 1)
        }
        // Fewer than six dots would be taken for points.
        return edges.count < 6 ? [] : edges.map { (column: $0.offset, $0.element) }
    }

    /// Returns the vertical extent of an area in each column of dots.
    static func reach(of points: [PlotPoint], x: PlotScale, y: PlotScale) -> [Span] {
        var reach = Array(repeating: Span(), count: max(0, x.dots))
        var last: (top: DotPoint, base: Double)?
        for point in points {
            let top = DotPoint(x: x.position(point.x), y: y.position(point.y))
            let base = point.base.isNaN ? Double(y.dots) : y.position(point.base)
            guard point.isDrawable, top.x.isFinite, top.y.isFinite, base.isFinite else {
                last = nil
                continue
            }
            let from = last ?? (top, base)
            let start = max(0, min(from.top.column, top.column))
            let end = min(x.dots - 1, max(from.top.column, top.column))
            for column in stride(from: start, through: end, by: 1) {
                let length = top.x - from.top.x
                let share = length == 0 ? 1 : (Double(column) - from.top.x) / length
                let part = min(max(share, 0), 1)
                reach[column].include(from.top.y + (top.y - from.top.y) * part)
                reach[column].include(from.base + (base - from.base) * part)
            }
            last = (top, base)
        }
        return reach
    }

    /// Ends a line; an isolated point is drawn solid and thick with any pen, to be visible.
    private mutating func end(
        _ column: Int,
        _ top: Int,
        _ bottom: Int,
        _ isAlone: Bool,
        _ pen: Pen
    ) {
        guard isAlone, column != .min else { return stroke(column, top, bottom, pen) }
        let whole = Pen(style: pen.style, isThick: true)
        for column in column..<column + dots.columns { stroke(column, top, bottom, whole) }
    }

    private mutating func stroke(_ column: Int, _ top: Int, _ bottom: Int, _ pen: Pen) {
        guard column >= 0, column < width else { return }
        let isSteep = bottom > top
        for row in stride(from: max(0, top), through: min(height - 1, bottom), by: 1) {
            if pen.draws(isSteep ? row : column) { set(column, row, pen) }
        }
    }
}
