/// A rectangle of cells.
nonisolated public struct Rect: Hashable, Sendable {
    /// The top left cell.
    public var origin: Point
    /// The extent in columns and rows.
    public var size: Size

    /// A rectangle that holds no cell.
    public static let zero = Rect(origin: .zero, size: .zero)

    /// The first column.
    public var minX: Int { origin.x }
    /// The first row.
    public var minY: Int { origin.y }
    /// The column after the last.
    public var maxX: Int { origin.x + size.width }
    /// The row after the last.
    public var maxY: Int { origin.y + size.height }
    /// The number of columns.
    public var width: Int { size.width }
    /// The number of rows.
    public var height: Int { size.height }
    /// Whether the rectangle holds no cell.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Names a rectangle by its corner and extent.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Names a rectangle by its first column and row and its extent.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Tells whether the rectangle holds a cell.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The cells that both rectangles hold.
    public func intersection(_ other: Rect) -> Rect {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        let width = min(maxX, other.maxX) - x
        let height = min(maxY, other.maxY) - y
        return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    /// The rectangle without a margin of the given cells.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom)
        )
    }
}
