/// The cells of a frame before a terminal has seen them.
///
/// Everything above the terminal draws here, so that a frame can be made, read and tested without one.
nonisolated public struct Canvas: Equatable, Sendable {
    /// The number of columns and rows.
    public let size: Size
    /// All cells, row by row.
    public private(set) var cells: [Cell]

    /// Makes an empty frame.
    public init(size: Size) {
        self.size = Size(width: max(0, size.width), height: max(0, size.height))
        cells = Array(repeating: .blank, count: self.size.width * self.size.height)
    }

    /// The whole of the frame.
    public var bounds: Rect { Rect(origin: .zero, size: size) }

    /// The cell at a place inside the frame.
    public subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

    /// The cells of a row.
    public func row(_ y: Int) -> ArraySlice<Cell> {
        cells[y * size.width..<(y + 1) * size.width]
    }

    /// Puts a glyph of one or two columns at a place, if all of it lies inside the clip.
    ///
    /// A wide glyph owns the cell to its right; overwriting one half blanks the other.
    public mutating func put(
        _ glyph: Glyph,
        width: Int,
        at point: Point,
        style: Style,
        clip: Rect
    ) {
        let clip = clip.intersection(bounds)
        guard clip.contains(point), point.x + width <= clip.maxX else { return }
        let index = point.y * size.width + point.x
        for offset in 0..<width {
            separate(index + offset)
            let ground = Style(background: cells[index + offset].style.background)
            cells[index + offset] = Cell(
                offset == 0 ? glyph : .blank,
                style: ground.overlaid(by: style),
                isContinuation: offset > 0
            )
        }
    }

    /// Blanks a rectangle in a style.
    public mutating func fill(_ rect: Rect, style: Style = .plain) {
        let rect = rect.intersection(bounds)
        for y in rect.minY..<max(rect.minY, rect.maxY) {
            for x in rect.minX..<max(rect.minX, rect.maxX) {
                separate(y * size.width + x)
                cells[y * size.width + x] = Cell(.blank, style: style)
            }
        }
    }

    /// Changes the style of the cells in a rectangle, which their glyphs may tell, and keeps these.
    public mutating func restyle(_ rect: Rect, _ change: (Glyph, inout Style) -> Void) {
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

    private mutating func separate(_ index: Int) {
        if cells[index].isContinuation {
            cells[index - 1].glyph = .blank
            cells[index].isContinuation = false
        }
        if index % size.width + 1 < size.width, cells[index + 1].isContinuation {
            cells[index + 1] = Cell(.blank, style: cells[index + 1].style)
        }
    }
}
