public enum GoalCourse: Hashable, Sendable {
    case unknown
    case reached
    // The trend is at the goal or beyond it, but not for a week yet.
    case untested
    // The trend has moved beyond the goal.
    case passed
    case away
    case expected(ClosedRange<Day>)
    // The latest day is too far away to be shown.
    case notBefore(Day)
}
