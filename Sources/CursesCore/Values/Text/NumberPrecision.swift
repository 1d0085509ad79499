/// How many decimal places a number shows.
nonisolated public struct NumberPrecision: Hashable, Sendable {
    let fractionLength: ClosedRange<Int>

    /// So many decimal places.
    public static func fractionLength(_ length: Int) -> NumberPrecision {
        NumberPrecision(fractionLength: length...length)
    }

    /// As many decimal places as it has, between two bounds.
    public static func fractionLength(_ limits: ClosedRange<Int>) -> NumberPrecision {
        NumberPrecision(fractionLength: limits)
    }

    /// As many decimal places as it has, up to a bound.
    public static func fractionLength(_ limits: PartialRangeThrough<Int>) -> NumberPrecision {
        NumberPrecision(fractionLength: 0...max(0, limits.upperBound))
    }
}
