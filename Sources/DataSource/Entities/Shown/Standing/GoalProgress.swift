// How much of the way to a goal is behind, from where the trend was furthest from it lately.
public struct GoalProgress: Hashable, Sendable {
    public var start: Double
    public var day: Day
    public var share: Double

    public init(start: Double, day: Day, share: Double) {
        self.start = start
        self.day = day
        self.share = share
    }
}
