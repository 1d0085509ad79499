// A date order and its source.
public struct ToldDayOrder: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        case format
        // Language of the column heads.
        case language
        case person
        // Some day is above 12.
        case days
    }

    public var order: DayOrder
    public var source: Source

    public init(_ order: DayOrder, _ source: Source) {
        self.order = order
        self.source = source
    }
}
