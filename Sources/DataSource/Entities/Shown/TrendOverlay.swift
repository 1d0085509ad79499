// Another course drawn over the trend.
public struct TrendOverlay: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case yearBefore
        case person(Person)
    }

    public var kind: Kind
    public var points: [TrendPoint]

    public init(kind: Kind, points: [TrendPoint] = []) {
        self.kind = kind
        self.points = points
    }
}
