public import DataSource

public struct TrendPoint: Hashable, Sendable {
    public var day: Day
    public var weight: Double
    public var trend: Double
    // Half width of the 95 % interval of the trend; `nil` if later weights cannot change it.
    public var margin: Double?
    // True if the weight is excluded from the trend until another one confirms it.
    public var isSlip = false

    public var deviation: Double { weight - trend }
}

// Another course drawn over the trend.
public struct TrendOverlay: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case yearBefore
        case person(Person)
    }

    public var kind: Kind
    // All points of the person, from which those to draw are taken.
    public var all = [TrendPoint]()
    public var points = [TrendPoint]()
}
