/// A cell's place, counted from the top left corner.
nonisolated public struct Point: Hashable, Sendable {
    /// The column, from 0.
    public var x: Int
    /// The row, from 0.
    public var y: Int

    /// The top left corner.
    public static let zero = Point(x: 0, y: 0)

    /// Names a cell by its column and row.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
