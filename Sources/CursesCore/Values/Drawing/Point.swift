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
