import DataSource

// Needed for a goal, from a start.
public struct GoalPlan: Hashable, Sendable {
    public var outlook: GoalOutlook
    public var steps: [GoalStep]
    // `nil` if the goal does not leave it.
    public var healthyWeights: ClosedRange<Double>?
}

public struct GoalStep: Hashable, Sendable {
    public var weight: Double
    public var isDone: Bool
}
