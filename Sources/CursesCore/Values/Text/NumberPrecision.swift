/// Number of decimal places of a formatted number.
nonisolated public struct NumberPrecision: Hashable, Sendable {
    let fractionLength: ClosedRange<Int>

    /// Returns a fixed number of decimal places.
    public static func fractionLength(_ length: Int) -> NumberPrecision {
        NumberPrecision(fractionLength: length...length)
    }

    /// Returns as many decimal places as a number has, within a range.
    public static func fractionLength(_ limits: ClosedRange<Int>) -> NumberPrecision {
        NumberPrecision(fractionLength: limits)
    }

    /// Returns as many decimal places as a number has, up to a maximum.
    public static func fractionLength(_ limits: PartialRangeThrough<Int>) -> NumberPrecision {
        NumberPrecision(fractionLength: 0...max(0, limits.upperBound))
    }
}
