/// The cells of a plot while its layers are painted, from the back to the front.
struct PlotSurface {
    /// What a cell shows; a greater one is further in front.
    nonisolated enum Layer: UInt8, Comparable {
        case empty, grid, band, area, bar, rule, crosshair, line, point, annotation

        static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
    }

    struct Cell {
        var glyph: Unicode.Scalar = " "
        var style = Style.plain
        var layer = Layer.empty
    }

    let columns: Int
    let rows: Int
    private var cells: [Cell]
    /// The ground of areas between two lines, if there are any.
    var rangeGround: Color?

    init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
        cells = Array(repeating: Cell(), count: self.columns * self.rows)
    }

    /// Puts a glyph in a cell, if it lies inside.
    mutating func put(
        _ glyph: Unicode.Scalar,
        _ column: Int,
        _ row: Int,
        _ style: Style,
        _ layer: Layer
    ) {
        guard contains(column, row) else { return }
        let index = row * columns + column
        cells[index] = Cell(glyph: glyph, style: grounded(style, index), layer: layer)
    }

    /// Gives an empty cell a ground, which stays under lines and points.
    mutating func shade(_ column: Int, _ row: Int, _ style: Style) {
        put(" ", column, row, style, .area)
    }

    /// Lays the dots of a grid over what is there.
    mutating func put(_ grid: DotGrid, _ layer: Layer) {
        for index in cells.indices {
            guard let (glyph, style) = grid.cell(index) else { continue }
            cells[index] = Cell(glyph: glyph, style: grounded(style, index), layer: layer)
        }
    }

    /// Whether a line or a point has the colour of a style somewhere.
    func shows(_ style: Style) -> Bool {
        cells.contains { $0.layer >= .line && $0.style.foreground == style.foreground }
    }

    /// A style on the ground of a cell.
    private func grounded(_ style: Style, _ index: Int) -> Style {
        Style(background: cells[index].style.background).overlaid(by: style)
    }

    /// Adds dots to those of the lines and points in a column, in their style.
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

    /// Takes away what is drawn of a level rule.
    mutating func eraseRule(in row: Int) {
        guard row >= 0, row < rows else { return }
        for column in 0..<columns where layer(column, row) == .rule {
            put(" ", column, row, .plain, .area)
        }
    }

    /// Draws a level line over a row, behind lines and points.
    mutating func rule(_ row: Int, _ style: Style) {
        for column in 0..<columns where layer(column, row) < .line {
            put("┈", column, row, style, .crosshair)
        }
    }

    /// Takes away what is drawn in a rectangle, to make room for text; its ground stays.
    mutating func clear(_ rect: Rect) {
        let rect = rect.intersection(Rect(x: 0, y: 0, width: columns, height: rows))
        for y in rect.minY..<max(rect.minY, rect.maxY) {
            for x in rect.minX..<max(rect.minX, rect.maxX) {
                put(" ", x, y, .plain, .annotation)
            }
        }
    }

    /// Whether nothing of a layer or in front of it stands in a part of a row, nor a range if that is to be seen.
    func isFree(_ room: Rect, below layer: Layer, mayCoverRange: Bool) -> Bool {
        guard room.minY >= 0, room.minY < rows, room.minX >= 0, room.width >= 0,
            room.maxX <= columns
        else { return false }
        let first = room.minY * columns + room.minX
        return cells[first..<first + room.width].allSatisfy {
            $0.layer < layer && (mayCoverRange || $0.style.background != rangeGround)
        }
    }

    /// Whether there is such a cell.
    func contains(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && column < columns && row >= 0 && row < rows
    }

    /// What a cell shows.
    func layer(_ column: Int, _ row: Int) -> Layer { cells[row * columns + column].layer }

    /// Draws all cells that show something.
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
                let text = GlyphText(
                    run.lazy.map { GlyphText.Element(glyph: Glyph($0.glyph), width: 1) }
                )
                let x = origin.x + column - line.startIndex
                painter.draw(text, at: Point(x: x, y: origin.y + row), style: style)
                column = run.endIndex
            }
        }
    }
}
