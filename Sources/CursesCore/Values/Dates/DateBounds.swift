/// A range of days or dates that a picker keeps to.
nonisolated public protocol DateBounds<Bound> {
    /// What the range is made of.
    associatedtype Bound: Comparable

    /// The first that can be chosen, if there is one.
    var earliest: Bound? { get }
    /// The last that can be chosen, if there is one.
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
