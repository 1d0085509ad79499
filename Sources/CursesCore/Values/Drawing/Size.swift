/// An extent in columns and rows.
nonisolated public struct Size: Hashable, Sendable {
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// No extent at all.
    public static let zero = Size(width: 0, height: 0)

    /// Names an extent by its columns and rows.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
