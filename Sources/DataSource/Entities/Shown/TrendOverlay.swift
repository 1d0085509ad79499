// Another course drawn over the trend.
public struct TrendOverlay: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case yearBefore
        case person(Person)
    }

    public var kind: Kind
    // All points of the person, from which those to draw are taken.
    public var all: [TrendPoint]
    public var points: [TrendPoint]

    public init(kind: Kind, all: [TrendPoint] = [], points: [TrendPoint] = []) {
        self.kind = kind
        self.all = all
        self.points = points
    }
}
