/// Cells of a plot, painted layer by layer from back to front.
struct PlotSurface {
    /// Layer of a cell's content; greater ones are in front.
    nonisolated enum Layer: UInt8, Comparable {
        case empty, grid, band, area, bar, rule, crosshair, line, point, annotation

        static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
    }

    struct Cell {
        var glyph: Unicode.Scalar = " "
        var style = Style.plain
        var layer = Layer.empty
        /// Background colour, kept under what is drawn over it.
        var ground = Color.standard
    }

    let columns: Int
    let rows: Int
    private var cells: [Cell]
    /// Background of areas between two lines, or `nil`.
    var rangeGround: Color?
    /// Edge of an area in each column, in eighths of rows from the top; empty without one.
    var edges: [Range<Int>]
    /// True if heights inside a row can be drawn.
    private let drawsBlocks: Bool

    init(columns: Int, rows: Int, drawsBlocks: Bool = true) {
        self.drawsBlocks = drawsBlocks
        self.columns = max(0, columns)
        self.rows = max(0, rows)
        cells = Array(repeating: Cell(), count: self.columns * self.rows)
        edges = Array(repeating: 0..<0, count: self.columns)
    }

    /// Puts a glyph in a cell inside the plot, unless a line or point is in front.
    mutating func put(
        _ glyph: Unicode.Scalar,
        _ column: Int,
        _ row: Int,
        _ style: Style,
        _ layer: Layer
    ) {
        guard contains(column, row) else { return }
        let index = row * columns + column
        guard layer >= .line || cells[index].layer < .line else { return }
        put(glyph, index, style, layer)
    }

    private mutating func put(
        _ glyph: Unicode.Scalar,
        _ index: Int,
        _ style: Style,
        _ layer: Layer
    ) {
        let ground = cells[index].ground
        let style = Style(background: ground).overlaid(by: style)
        cells[index] = Cell(glyph: glyph, style: style, layer: layer, ground: ground)
    }

    /// Sets the background of a cell, kept under lines and points.
    mutating func shade(_ column: Int, _ row: Int, _ color: Color) {
        guard contains(column, row) else { return }
        cells[row * columns + column].ground = color
        put(" ", column, row, .plain, .area)
    }

    /// Returns the rows that have a part of the edge of an area.
    func edgeRows(_ column: Int) -> Range<Int> {
        edges[column].lowerBound >> 3..<(edges[column].upperBound + 7) >> 3
    }

    /// Returns the row of Braille dots for a reading: in the next cell if its own has a part of an
    /// edge, whose two colours leave no third. `nil` for readings on the edge and for those that
    /// would be moved by over half a row, to heights that they do not have.
    func row(besideEdgeIn column: Int, at dot: Int, height: Int) -> Int? {
        let (edge, cells) = (edges[column], edgeRows(column))
        guard cells.overlaps(dot / 4..<(dot + height - 1) / 4 + 1) else { return dot }
        let beside = [4 * cells.lowerBound - height, 4 * cells.upperBound]
            .filter { $0 >= 0 && $0 + height <= 4 * rows }
            .min { ($0 - dot).magnitude < ($1 - dot).magnitude }
        guard let row = beside else { return nil }
        return (row - dot).magnitude > 2 || edge.contains(2 * dot + height) ? nil : row
    }

    /// Draws one colour in the lower eighths of a cell and another above; `nil` is what is behind.
    /// The larger part becomes the background of what is drawn over it.
    mutating func split(
        _ column: Int,
        _ row: Int,
        lower: Color?,
        eighths: Int,
        upper: Color?,
        _ layer: Layer = .area
    ) {
        guard contains(column, row) else { return }
        let index = row * columns + column
        let lower = lower ?? cells[index].ground
        let upper = upper ?? cells[index].ground
        let isWhole = eighths == 0 || lower == upper
        var style = Style(foreground: lower, background: upper)
        // The terminal's own background is no foreground: it is drawn in reverse video.
        if lower == .standard { style = Style(foreground: upper, attributes: .reverse) }
        cells[index] = Cell(
            glyph: isWhole ? " " : Unicode.Scalar(0x2580 + UInt32(eighths)) ?? " ",
            style: isWhole ? Style(background: upper) : style,
            layer: layer,
            ground: eighths < 4 ? upper : lower
        )
    }

    /// Draws a colour between two heights in eighths of rows from the top, behind lines.
    mutating func fill(_ column: Int, _ span: Range<Int>, _ color: Color) {
        let (round, mask) = drawsBlocks ? (0, ~0) : (4, ~7)
        let first = (span.lowerBound + round) & mask
        let span = first..<max(first, (span.upperBound + round) & mask)
        guard !span.isEmpty else { return }
        for row in span.lowerBound / 8...(span.upperBound - 1) / 8
        where contains(column, row) && layer(column, row) < .line {
            let start = span.lowerBound - 8 * row
            let end = span.upperBound - 8 * row
            if start <= 0, end >= 8 {
                shade(column, row, color)
            } else if start > 0, end >= 8 || start >= 8 - end {
                split(column, row, lower: color, eighths: 8 - start, upper: nil)
            } else {
                split(column, row, lower: nil, eighths: max(0, 8 - end), upper: color)
            }
        }
    }

    /// Draws the dots of a grid, except on the edge of an area, which stays whole.
    mutating func put(_ grid: DotGrid, _ layer: Layer) {
        for index in cells.indices where cells[index].layer != .line {
            guard let (glyph, style) = grid.cell(index) else { continue }
            put(glyph, index, style, layer)
        }
    }

    /// Returns whether a line or a point has the colour of a style anywhere.
    func shows(_ style: Style) -> Bool {
        cells.contains { $0.layer >= .line && $0.style.foreground == style.foreground }
    }

    /// Adds dots to the Braille cells of a column, in their style.
    mutating func add(_ dots: UInt8, to column: Int) {
        guard dots > 0, column >= 0, column < columns else { return }
        for row in 0..<rows {
            let index = row * columns + column
            let mask = cells[index].glyph.value ^ 0x2800
            guard mask > 0, mask < 0x100, let glyph = Unicode.Scalar(0x2800 | mask | UInt32(dots))
            else { continue }
            cells[index].glyph = glyph
        }
    }

    /// Draws a horizontal line in a row, behind lines and points.
    mutating func rule(_ row: Int, _ style: Style) {
        for column in 0..<columns where layer(column, row) < .line {
            put("┈", column, row, style, .crosshair)
        }
    }

    /// Erases a rectangle to make room for text; its background stays.
    mutating func clear(_ rect: Rect) {
        let rect = rect.intersection(Rect(x: 0, y: 0, width: columns, height: rows))
        for y in rect.minY..<max(rect.minY, rect.maxY) {
            for x in rect.minX..<max(rect.minX, rect.maxX) {
                put(" ", x, y, .plain, .annotation)
            }
        }
    }

    /// Returns whether part of a row shows only layers below one, and a range only if allowed.
    func isReusable(_ room: Rect, below layer: Layer, mayCoverRange: Bool) -> Bool {
        guard room.minY >= 0, room.minY < rows, room.minX >= 0, room.width >= 0,
            room.maxX <= columns
        else { return false }
        let first = room.minY * columns + room.minX
        return cells[first..<first + room.width].allSatisfy {
            $0.layer < layer && (mayCoverRange || $0.ground != rangeGround)
        }
    }

    /// Returns whether the plot has a cell.
    func contains(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && column < columns && row >= 0 && row < rows
    }

    /// Returns the layer of a cell.
    func layer(_ column: Int, _ row: Int) -> Layer { cells[row * columns + column].layer }

    /// Draws all cells that are not empty.
    func draw(on painter: Painter, at origin: Point) {
        for row in 0..<rows {
            let line = cells[row * columns..<(row + 1) * columns]
            var column = line.startIndex
            while column < line.endIndex {
                let style = line[column].style
                let run = line[column...].prefix { $0.style == style && $0.layer > .empty }
                if run.isEmpty {
                    column += 1
                    continue
                }
                let x = origin.x + column - line.startIndex
                painter.put(run.map(\.glyph), at: Point(x: x, y: origin.y + row), style: style)
                column = run.endIndex
            }
        }
    }
}

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
