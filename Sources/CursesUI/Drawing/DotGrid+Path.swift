nonisolated extension DotGrid {
    /// Draws the outline of a path in dot coordinates.
    mutating func stroke(_ path: Path, thickness: Int, _ pen: Pen) {
        for line in path.lines {
            for (start, end) in zip(line.points, line.points.dropFirst()) {
                let across = abs(end.x - start.x) > abs(end.y - start.y)
                for offset in 0..<thickness {
                    let shift = Double(offset) - Double(thickness - 1) / 2
                    let (x, y) = across ? (0, shift) : (shift, 0)
                    self.line(
                        DotPoint(x: start.x + x, y: start.y + y),
                        DotPoint(x: end.x + x, y: end.y + y),
                        pen
                    )
                }
            }
        }
    }

    /// Sets all dots inside a path, by the non-zero rule.
    mutating func fill(_ path: Path, _ style: Style) {
        let lines = path.lines
        for row in 0..<height {
            let y = (Double(row) + 0.5) * Double(height - 1) / Double(height)
            fill(row, between: lines.crossings(y).sorted { $0.x < $1.x }, style)
        }
    }

    private mutating func fill(
        _ row: Int,
        between crossings: [(x: Double, turn: Int)],
        _ style: Style
    ) {
        var turns = 0
        for (first, second) in zip(crossings, crossings.dropFirst()) {
            turns += first.turn
            guard turns != 0, first.x.isFinite, second.x.isFinite else { continue }
            let start = DotPoint(x: max(0, first.x), y: 0).column
            let end = DotPoint(x: min(Double(width - 1), second.x), y: 0).column
            for column in stride(from: start, through: end, by: 1) { set(column, row, style) }
        }
    }
}
