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

    init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
        cells = Array(repeating: Cell(), count: self.columns * self.rows)
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

    /// Draws the edge of an area in a cell: one colour in its lower eighths, another or the
    /// background above; the larger part becomes the background of what is drawn over it.
    mutating func split(_ column: Int, _ row: Int, lower: Color, eighths: Int, upper: Color?) {
        guard contains(column, row) else { return }
        let index = row * columns + column
        let upper = upper ?? cells[index].ground
        cells[index] = Cell(
            glyph: eighths == 0 ? " " : Unicode.Scalar(0x2580 + UInt32(eighths)) ?? " ",
            style: Style(foreground: lower, background: upper),
            layer: .line,
            ground: eighths < 4 ? upper : lower
        )
    }

    /// Draws the dots of a grid; where they cover over a third of an area's edge, only every third
    /// column is drawn on it.
    mutating func put(_ grid: DotGrid, _ layer: Layer) {
        let edges = cells.indices.filter {
            cells[$0].layer == .line && cells[$0].glyph != " "
        }
        let shared = edges.filter { grid.cell($0) != nil }
        let spared =
            3 * shared.count > edges.count ? Set(shared.filter { $0 % columns % 3 > 0 }) : []
        for index in cells.indices where !spared.contains(index) {
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

    /// Erases a horizontal rule.
    mutating func eraseRule(in row: Int) {
        guard row >= 0, row < rows else { return }
        for column in 0..<columns where layer(column, row) == .rule {
            put(" ", column, row, .plain, .area)
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
    func isFree(_ room: Rect, below layer: Layer, mayCoverRange: Bool) -> Bool {
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
