public enum GoalCourse: Hashable, Sendable {
    case unknown
    case reached
    // The trend has gone on beyond it.
    case passed
    case away
    case expected(ClosedRange<Day>)
    // The latest day is too far away to be said.
    case notBefore(Day)
}
