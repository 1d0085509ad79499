public enum GoalCourse: Hashable, Sendable {
    case unknown
    case reached
    // The trend has moved beyond the goal.
    case passed
    case away
    case expected(ClosedRange<Day>)
    // The latest day is too far away to be shown.
    case notBefore(Day)
}
