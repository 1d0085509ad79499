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
