// The trend on the day on which a goal was set: it tells from which side the goal is reached.
public struct GoalStart: Hashable, Sendable {
    public static let empty = GoalStart(goal: .zero, day: .epoch, trend: .zero)

    // The goal it belongs to; older versions of the program change a goal and leave this as it is.
    public var goal: Double
    public var day: Day
    public var trend: Double

    public init(goal: Double, day: Day, trend: Double) {
        self.goal = goal
        self.day = day
        self.trend = trend
    }
}
