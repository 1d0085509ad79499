/// Dots of lines and areas, for all kinds of dots.
nonisolated package struct DotGrid {
    package let dots: ChartDots
    /// Number of dots per row.
    package let width: Int
    /// Number of dots per column.
    package let height: Int
    private let columns: Int
    private var masks: [UInt8]
    private var styles: [Style]

    package init(columns: Int, rows: Int, dots: ChartDots) {
        self.dots = dots
        self.columns = columns
        width = columns * dots.columns
        height = rows * dots.rows
        masks = Array(repeating: 0, count: columns * rows)
        styles = Array(repeating: .plain, count: columns * rows)
    }

    /// Returns the glyph and style of a cell; `nil` if it has no dots.
    package func cell(_ index: Int) -> (glyph: Unicode.Scalar, style: Style)? {
        masks[index] == 0 ? nil : (dots.glyph(masks[index]), styles[index])
    }

    /// Returns whether all dots of a cell are set.
    package func isFull(_ index: Int) -> Bool {
        masks[index] == (dots == .braille ? 0xff : 3)
    }

    /// Sets a dot; no effect outside the grid.
    package mutating func set(_ x: Int, _ y: Int, _ style: Style) {
        guard x >= 0, x < width, y >= 0, y < height else { return }
        let cell = y / dots.rows * columns + x / dots.columns
        masks[cell] |= dots.bit(x % dots.columns, y % dots.rows)
        styles[cell] = style
    }

    /// Adds points. In cells of lines they have their colour if there are few such cells; else the
    /// lines keep theirs, and only dots that are not vertically adjacent to a line are added.
    package mutating func add(points: DotGrid) {
        let shared = masks.indices.count { masks[$0] != 0 && points.masks[$0] != 0 }
        for cell in masks.indices where points.masks[cell] != 0 {
            let isInFront = masks[cell] == 0 || shared <= Self.fewCells
            if isInFront { styles[cell] = points.styles[cell] }
            masks[cell] |= points.masks[cell] & ~(isInFront ? 0 : reach(of: masks[cell]))
        }
    }

    private static let fewCells = 4

    /// Returns the dots of a cell that are set or vertically adjacent to one that is.
    private func reach(of mask: UInt8) -> UInt8 {
        var reach: UInt8 = 0
        for x in 0..<dots.columns {
            for y in 0..<dots.rows {
                let rows = max(0, y - 1)...min(dots.rows - 1, y + 1)
                if rows.contains(where: { mask & dots.bit(x, $0) != 0 }) { reach |= dots.bit(x, y) }
            }
        }
        return reach
    }

    /// Sets a dot, and with a thick pen also the dot below.
    package mutating func set(_ x: Int, _ y: Int, _ pen: Pen) {
        for row in y...(pen.isThick ? y + 1 : y) where !pen.givesWay || !isOfAnother(x, row, pen) {
            set(x, row, pen.style)
        }
    }

    /// Returns whether the cell of a dot has dots in another style.
    private func isOfAnother(_ x: Int, _ y: Int, _ pen: Pen) -> Bool {
        guard x >= 0, x < width, y >= 0, y < height else { return false }
        let cell = y / dots.rows * columns + x / dots.columns
        return masks[cell] != 0 && styles[cell] != pen.style
    }

    /// Draws a straight line, clipped to the grid.
    package mutating func line(_ start: DotPoint, _ end: DotPoint, _ pen: Pen) {
        guard let (start, end) = clip(start, end) else { return }
        let (x0, y0, x1, y1) = (start.column, start.row, end.column, end.row)
        let dx = abs(x1 - x0)
        let dy = -abs(y1 - y0)
        var error = dx + dy
        var (x, y) = (x0, y0)
        while true {
            if pen.draws(dx >= -dy ? x : y) { set(x, y, pen) }
            if x == x1, y == y1 { return }
            let twice = 2 * error
            if twice >= dy {
                error += dy
                x += x0 < x1 ? 1 : -1
            }
            if twice <= dx {
                error += dx
                y += y0 < y1 ? 1 : -1
            }
        }
    }

    /// Returns the part of a line inside the grid, clipped before rounding; `nil` if outside.
    private func clip(_ start: DotPoint, _ end: DotPoint) -> (DotPoint, DotPoint)? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        guard dx.isFinite, dy.isFinite else { return nil }
        var (enter, leave) = (0.0, 1.0)
        let limits = [
            (-dx, start.x + 0.49), (dx, Double(width) - 0.51 - start.x),
            (-dy, start.y + 0.49), (dy, Double(height) - 0.51 - start.y),
        ]
        for (change, room) in limits {
            if change == 0 {
                if room < 0 { return nil }
            } else if change < 0 {
                enter = max(enter, room / change)
            } else {
                leave = min(leave, room / change)
            }
        }
        guard enter <= leave else { return nil }
        return (
            enter == 0 ? start : DotPoint(x: start.x + enter * dx, y: start.y + enter * dy),
            leave == 1 ? end : DotPoint(x: start.x + leave * dx, y: start.y + leave * dy)
        )
    }

    /// Pen of a line.
    package struct Pen {
        package var style: Style
        package var isDashed = false
        package var isThick = false
        /// True if it sets no dots in cells of another style.
        package var givesWay = false

        package init(
            style: Style,
            isDashed: Bool = false,
            isThick: Bool = false,
            givesWay: Bool = false
        ) {
            self.style = style
            self.isDashed = isDashed
            self.isThick = isThick
            self.givesWay = givesWay
        }

        /// Returns whether there is a dot at a position along the line.
        package func draws(_ place: Int) -> Bool { !isDashed || place % 6 < 4 }
    }
}

/// Point in dot coordinates, also between dots.
nonisolated package struct DotPoint: Equatable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Nearest column of dots, clamped to ±1,000,000.
    package var column: Int { Self.whole(x) }
    /// Nearest row of dots, clamped to ±1,000,000.
    package var row: Int { Self.whole(y) }

    private static func whole(_ value: Double) -> Int {
        Int(min(max(value, -1e6), 1e6).rounded())
    }
}

/// Style of a line: solid or dashed, thin or thick.
nonisolated public struct StrokeStyle: Hashable, Sendable {
    /// Lengths of dashes and gaps; a solid line if empty.
    public var dash: [Double]

    /// Width of the line; from 2 on, it is two dots wide.
    public var lineWidth: CGFloat

    /// Makes a style; caps, joins and the lengths of dashes have no effect in a terminal.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: LineCap = .butt,
        lineJoin: LineJoin = .miter,
        miterLimit: Double = 10,
        dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.lineWidth = lineWidth
        self.dash = dash
    }

    /// Cap of a line; no effect in a terminal.
    public enum LineCap: Hashable, Sendable {
        case butt, round, square
    }

    /// Join of lines; no effect in a terminal.
    public enum LineJoin: Hashable, Sendable {
        case miter, round, bevel
    }
}
