/// Cells of a frame before they are sent to a terminal.
///
/// Views draw here, so that a frame can be rendered, read and tested without a terminal.
nonisolated public struct CellGrid: Equatable, Sendable {
    /// Number of columns and rows.
    public let size: Size
    /// All cells in row order.
    public private(set) var cells: [Cell]

    /// Makes an empty frame.
    package init(size: Size) {
        self.size = Size(width: max(0, size.width), height: max(0, size.height))
        cells = Array(repeating: .blank, count: self.size.width * self.size.height)
    }

    /// Rectangle of all cells.
    package var bounds: Rect { Rect(origin: .zero, size: size) }

    /// Cell at a position, which must be inside the frame.
    public subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

    /// Returns the cells of a row.
    public func row(_ y: Int) -> ArraySlice<Cell> {
        cells[y * size.width..<(y + 1) * size.width]
    }

    /// Draws a glyph of one or two columns if it is completely inside the clip.
    ///
    /// A wide glyph owns the cell to its right; overwriting one half blanks the other.
    package mutating func put(
        _ glyph: Glyph,
        width: Int,
        at point: Point,
        style: Style,
        clip: Rect
    ) {
        let element = GlyphText.Element(glyph: glyph, width: width)
        put(CollectionOfOne(element), at: point, style: style, clip: clip)
    }

    /// Draws the glyphs of one character if they are completely inside the clip.
    ///
    /// Overwriting one of their cells blanks the others.
    mutating func put(
        _ character: some Collection<GlyphText.Element>,
        at point: Point,
        style: Style,
        clip: Rect
    ) {
        let clip = clip.intersection(bounds)
        let width = character.reduce(0) { $0 + $1.width }
        guard clip.contains(point), point.x + width <= clip.maxX else { return }
        var index = point.y * size.width + point.x
        for offset in 0..<width { separate(index + offset) }
        var bond = Cell.Bond.none
        for element in character {
            for offset in 0..<element.width {
                let ground = Style(background: cells[index].style.background)
                cells[index] = Cell(
                    offset == 0 ? element.glyph : .blank,
                    style: ground.overlaid(by: style),
                    bond: offset == 0 ? bond : .half
                )
                index += 1
            }
            bond = .part
        }
    }

    /// Blanks a rectangle in a style.
    package mutating func fill(_ rect: Rect, style: Style = .plain) {
        let rect = rect.intersection(bounds)
        for y in rect.minY..<max(rect.minY, rect.maxY) {
            for x in rect.minX..<max(rect.minX, rect.maxX) {
                separate(y * size.width + x)
                cells[y * size.width + x] = Cell(.blank, style: style)
            }
        }
    }

    /// Changes the style of each cell in a rectangle, depending on its glyph.
    package mutating func restyle(_ rect: Rect, _ change: (Glyph, inout Style) -> Void) {
        let rect = rect.intersection(bounds)
        let width = size.width
        cells.withUnsafeMutableBufferPointer { cells in
            for y in rect.minY..<max(rect.minY, rect.maxY) {
                for x in rect.minX..<max(rect.minX, rect.maxX) {
                    let index = y * width + x
                    change(cells[index].glyph, &cells[index].style)
                }
            }
        }
    }

    /// Returns the cells of a rectangle in row order.
    func cells(in rect: Rect) -> [Cell] {
        var result: [Cell] = []
        result.reserveCapacity(rect.width * rect.height)
        for y in rect.minY..<rect.maxY {
            result += cells[y * size.width + rect.minX..<y * size.width + rect.maxX]
        }
        return result
    }

    /// Copies cells into an empty rectangle in row order.
    mutating func put(_ copied: [Cell], in rect: Rect) {
        let width = size.width
        copied.withUnsafeBufferPointer { copied in
            guard var source = copied.baseAddress else { return }
            cells.withUnsafeMutableBufferPointer { cells in
                for y in rect.minY..<rect.maxY {
                    let start = y * width + rect.minX
                    for column in 0..<rect.width { cells[start + column] = source[column] }
                    source += rect.width
                }
            }
        }
    }

    /// Blanks the character of a cell if it has more than one cell.
    private mutating func separate(_ index: Int) {
        let end = (index / size.width + 1) * size.width
        var last = index + 1
        while last < end, cells[last].isAttached { last += 1 }
        guard last > index + 1 || cells[index].isAttached else { return }
        var first = index
        while cells[first].isAttached, first > 0 { first -= 1 }
        for cell in first..<last { cells[cell] = cells[cell].blanked }
    }
}
