// How much of the way from the trend of the day on which the goal was set is behind.
public struct GoalProgress: Hashable, Sendable {
    public var done: Double
    public var of: Double

    public init(done: Double, of whole: Double) {
        self.done = done
        of = whole
    }

    public var share: Double { done / of }
}
