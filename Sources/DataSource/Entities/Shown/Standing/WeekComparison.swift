// The mean of the last seven days, and its change from the seven before.
public struct WeekComparison: Hashable, Sendable {
    public var mean: Double
    public var change: Double?

    public init(mean: Double, change: Double?) {
        self.mean = mean
        self.change = change
    }
}
