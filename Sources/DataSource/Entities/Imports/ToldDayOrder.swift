// An order of dates, and how it is known.
public struct ToldDayOrder: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        case format
        // The language of the head of the columns.
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
