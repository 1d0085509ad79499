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
    package func intersection(_ other: Rect) -> Rect {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        let width = min(maxX, other.maxX) - x
        let height = min(maxY, other.maxY) - y
        return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    /// Returns a rectangle of the same width from a row on.
    package func rows(from y: Int, height: Int) -> Rect {
        Rect(x: minX, y: y, width: width, height: height)
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

/// Axis of the screen.
nonisolated public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    /// Set of axes.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }
    }
}

/// Position of a cell from the upper left corner.
nonisolated public struct Point: Hashable, Sendable {
    /// Column, from 0.
    public var x: Int
    /// Row, from 0.
    public var y: Int

    /// Upper left corner.
    public static let zero = Point(x: 0, y: 0)

    /// Makes a position from a column and row.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}

/// Size in columns and rows.
nonisolated public struct Size: Hashable, Sendable {
    /// Number of columns.
    public var width: Int
    /// Number of rows.
    public var height: Int

    /// Empty size.
    public static let zero = Size(width: 0, height: 0)

    /// Makes a size from columns and rows.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// Size offered to a node; `nil` asks for the ideal extent.
nonisolated public struct Proposal: Hashable, Sendable {
    // Two integers compare faster than two optionals, and each cached size is looked up by them.
    private let columns: Int32
    private let rows: Int32

    /// Offered columns; `nil` for the ideal width.
    public var width: Int? { columns < 0 ? nil : Int(columns) }
    /// Offered rows; `nil` for the ideal height.
    public var height: Int? { rows < 0 ? nil : Int(rows) }

    /// Extent beyond any screen.
    static let unlimited = 1 << 20
    package static let ideal = Proposal(width: nil, height: nil)

    /// Makes a proposal in columns and rows; `nil` asks for the ideal extent.
    public init(width: Int?, height: Int?) {
        columns = width.map { Int32(clamping: max(0, $0)) } ?? -1
        rows = height.map { Int32(clamping: max(0, $0)) } ?? -1
    }

    package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the space inside a margin.
    package func inset(by insets: EdgeInsets) -> Proposal {
        Proposal(
            width: width.map { $0 - insets.left - insets.right },
            height: height.map { $0 - insets.top - insets.bottom }
        )
    }
}

/// Rounds a length to cells, from 0 to `Proposal.unlimited`; `nil` for `nil` and NaN.
nonisolated package func cells(_ length: CGFloat?) -> Int? {
    guard let length, !length.isNaN else { return nil }
    return Int(min(max(length, 0), CGFloat(Proposal.unlimited)).rounded())
}

/// Converts a spacing in points to cells: a little space is a column, but no row.
nonisolated package func gap(_ length: CGFloat?, along axis: Axis) -> Int? {
    let count: CGFloat? = length.map { $0 / axis.pointsPerCell }
    guard axis == .horizontal, let count, count > 0 else { return cells(count) }
    return cells(max(1, count))
}

/// Converts an extent in points to cells, at least one unless it is zero: a height to the nearest
/// row, a width downwards, so that the thirds of a width fit beside each other.
nonisolated package func extent(_ length: CGFloat?, along axis: Axis) -> Int? {
    guard let length, length > 0 else { return cells(length) }
    let exact = length / axis.pointsPerCell
    // A width that was divided and multiplied again may be a little less.
    return cells(max(1, axis == .horizontal ? (exact + 0.001).rounded(.down) : exact))
}

nonisolated extension Axis {
    /// Points of a cell: 8 across, 20 down.
    package var pointsPerCell: CGFloat { self == .horizontal ? 8 : 20 }
}

/// Margin in cells on each side.
nonisolated public struct EdgeInsets: Hashable, Sendable {
    /// Rows above.
    public var top: Int
    /// Columns to the left.
    public var left: Int
    /// Rows below.
    public var bottom: Int
    /// Columns to the right.
    public var right: Int

    /// Makes insets in cells.
    package init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Makes insets of zero.
    public init() { self.init(top: 0) }

    /// Makes insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.init(
            top: gap(top, along: .vertical) ?? 0,
            left: gap(leading, along: .horizontal) ?? 0,
            bottom: gap(bottom, along: .vertical) ?? 0,
            right: gap(trailing, along: .horizontal) ?? 0
        )
    }
}
