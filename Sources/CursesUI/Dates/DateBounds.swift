/// Range of selectable days or dates.
nonisolated public protocol DateBounds<Bound> {
    /// Type of the days or dates.
    associatedtype Bound: Comparable

    /// First selectable value; `nil` if unlimited.
    var earliest: Bound? { get }
    /// Last selectable value; `nil` if unlimited.
    var latest: Bound? { get }
}

extension ClosedRange: DateBounds {
    public var earliest: Bound? { lowerBound }

    public var latest: Bound? { upperBound }
}

extension PartialRangeFrom: DateBounds {
    public var earliest: Bound? { lowerBound }

    public var latest: Bound? { nil }
}

extension PartialRangeThrough: DateBounds {
    public var earliest: Bound? { nil }

    public var latest: Bound? { upperBound }
}
