/// Rectangle of cells.
nonisolated public struct Rect: Hashable, Sendable {
    /// Upper left cell.
    public var origin: Point
    /// Number of columns and rows.
    public var size: Size

    /// Empty rectangle.
    public static let zero = Rect(origin: .zero, size: .zero)

    /// First column.
    public var minX: Int { origin.x }
    /// First row.
    public var minY: Int { origin.y }
    /// Column after the last.
    public var maxX: Int { origin.x + size.width }
    /// Row after the last.
    public var maxY: Int { origin.y + size.height }
    /// Number of columns.
    public var width: Int { size.width }
    /// Number of rows.
    public var height: Int { size.height }
    /// True if there are no cells.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Makes a rectangle from its corner and size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle from its first column and row and its size.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Returns whether a cell is inside.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns the cells in both rectangles.
    public func intersection(_ other: Rect) -> Rect {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        let width = min(maxX, other.maxX) - x
        let height = min(maxY, other.maxY) - y
        return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    /// Returns the rectangle without a margin.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom)
        )
    }
}
