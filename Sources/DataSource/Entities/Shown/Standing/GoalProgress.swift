// How much of the way to a goal is behind, from where the trend was furthest from it lately.
public struct GoalProgress: Hashable, Sendable {
    public var start: Double
    public var share: Double

    public init(start: Double, share: Double) {
        self.start = start
        self.share = share
    }
}
