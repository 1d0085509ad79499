public enum GoalCourse: Hashable, Sendable {
    case unknown
    case reached
    case away
    case expected(ClosedRange<Day>)
    // The latest day is too far away to be said.
    case notBefore(Day)
}
