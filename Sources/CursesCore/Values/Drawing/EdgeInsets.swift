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
    public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
    /// Makes insets in cells; values of four or more are points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.init(
            top: gap(top, along: .vertical) ?? 0,
            left: gap(leading, along: .horizontal) ?? 0,
            bottom: gap(bottom, along: .vertical) ?? 0,
            right: gap(trailing, along: .horizontal) ?? 0
        )
    }
}
