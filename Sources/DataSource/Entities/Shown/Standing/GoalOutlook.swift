public struct GoalOutlook: Hashable, Sendable {
    // Kilograms from the trend to the goal.
    public var distance: Double
    public var course: GoalCourse
    public var state: GoalState

    public init(distance: Double, course: GoalCourse, state: GoalState = .unclear) {
        self.distance = distance
        self.course = course
        self.state = state
    }
}
