// Explains why a command of the chart has no effect.
public enum TrendNotice: Hashable, Sendable {
    case nothingEarlier
    case nothingLater
    case nearest
    case farthest
    case noYearBefore
    case longerThanAYear
    case nobodyElse
    case nothing(of: Person)
    // Percentiles need it.
    case sexMissing
    case birthDateMissing
    // A percentile chart has no comparison and no statistics.
    case onPercentiles
}
