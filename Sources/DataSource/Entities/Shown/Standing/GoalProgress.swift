// Completed part of the way, from the trend on the day the goal was set.
public struct GoalProgress: Hashable, Sendable {
    public var done: Double
    public var of: Double

    public init(done: Double, of whole: Double) {
        self.done = done
        of = whole
    }

    public var share: Double { done / of }
}
