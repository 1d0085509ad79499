/// Point of a view in fractions of its size.
nonisolated public struct UnitPoint: Hashable, Sendable {
    /// Fraction of the width, from 0 at the left to 1.
    public var x: Double
    /// Fraction of the height, from 0 at the top to 1.
    public var y: Double

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Makes a point from fractions of the width and height.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }
}
