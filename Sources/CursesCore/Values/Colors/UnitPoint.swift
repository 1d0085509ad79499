/// A point of a view, as a part of its width and of its height.
nonisolated public struct UnitPoint: Hashable, Sendable {
    /// How far from the left, from 0 to 1.
    public var x: Double
    /// How far from the top, from 0 to 1.
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

    /// Names a point by its parts of the width and of the height.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }
}
