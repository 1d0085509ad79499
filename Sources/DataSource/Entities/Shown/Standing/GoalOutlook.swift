public struct GoalOutlook: Hashable, Sendable {
    // Kilograms from the trend to the goal.
    public var distance: Double
    public var course: GoalCourse

    public init(distance: Double, course: GoalCourse) {
        self.distance = distance
        self.course = course
    }
}
