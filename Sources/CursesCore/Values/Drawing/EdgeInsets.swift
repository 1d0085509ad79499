/// A margin of cells on each side.
nonisolated public struct EdgeInsets: Hashable, Sendable {
    /// The rows above.
    public var top: Int
    /// The columns to the left.
    public var left: Int
    /// The rows below.
    public var bottom: Int
    /// The columns to the right.
    public var right: Int

    /// Names the cells on each side.
    public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
    /// Names the cells on each side.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.init(
            top: gap(top, along: .vertical) ?? 0,
            left: gap(leading, along: .horizontal) ?? 0,
            bottom: gap(bottom, along: .vertical) ?? 0,
            right: gap(trailing, along: .horizontal) ?? 0
        )
    }
}
