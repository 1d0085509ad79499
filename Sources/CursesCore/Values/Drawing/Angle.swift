/// Angle of a rotation.
nonisolated public struct Angle: Hashable, Comparable, Sendable {
    /// Degrees; a full turn is 360.
    public var degrees: Double

    /// Angle of 0°.
    public static let zero = Angle(degrees: 0)

    /// Makes an angle of 0°.
    public init() {
        self.init(degrees: 0)
    }

    /// Makes an angle in degrees.
    public init(degrees: Double) {
        self.degrees = degrees
    }

    /// Makes an angle in radians.
    public init(radians: Double) {
        self.init(degrees: radians * 180 / .pi)
    }

    /// Radians; a full turn is 2π.
    public var radians: Double {
        get { degrees * .pi / 180 }
        set { degrees = newValue * 180 / .pi }
    }

    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.degrees < rhs.degrees }

    public static func + (lhs: Angle, rhs: Angle) -> Angle {
        Angle(degrees: lhs.degrees + rhs.degrees)
    }

    public static func - (lhs: Angle, rhs: Angle) -> Angle {
        Angle(degrees: lhs.degrees - rhs.degrees)
    }

    public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
}
