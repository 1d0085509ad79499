public import DataSource

public struct GoalOutlook: Hashable, Sendable {
    // With its history up to the newest weigh-in.
    public var goal: Goal
    // Kilograms from the trend to the goal, 0 within a range.
    public var distance: Double
    // The trend, if the newest weight has another distance to the goal.
    public var differingTrend: Double?
    public var course: GoalCourse
    public var state = GoalState.unclear
    public var progress: GoalProgress?
    // Needed kilograms a week for the date, signed.
    public var pace: Double?
    // Kilograms a week at present.
    public var ownPace: Double?
    // Number of days that the trend has been within the range.
    public var keptDays: Int?
    // True if the newest weight is the first at the goal.
    public var isFirstWeighIn = false
    // True if the day of the goal has passed without it.
    public var isOverdue = false
}

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

// Completed part of the way, from the trend on the day the goal was set.
public struct GoalProgress: Hashable, Sendable {
    public var done: Double
    public var of: Double

    public var share: Double { done / of }
}

// State of a goal in JSON.
public enum GoalState: String, Hashable, Sendable {
    case none
    case towards
    case away
    case unclear
    case reached
    // The newest weigh-ins are too old.
    case stale
}

// A trend from which the way to a goal is counted.
public struct GoalStart: Hashable, Sendable {
    public var day: Day
    public var trend: Double
}

// Compared with a goal while it is typed.
public struct GoalBasis: Hashable, Sendable {
    // The newest comes first.
    public var starts: [GoalStart]
    public var ownPace: Double?
    public var healthyWeights: ClosedRange<Double>?
}
