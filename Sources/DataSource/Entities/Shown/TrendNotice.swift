// Why what was asked of a chart changes nothing.
public enum TrendNotice: Hashable, Sendable {
    case nothingEarlier
    case nothingLater
    case nearest
    case farthest
    case noYearBefore
    case longerThanAYear
    case nobodyElse
    case nothing(of: Person)
}
