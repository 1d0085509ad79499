public enum Period: Hashable, Sendable {
    case week(start: Weekday)
    case month
    case year
}
