public struct MissingDays: Hashable, Sendable {
    // Days with a weight that are still needed for a rate.
    public var count: Int
    // First day on which there can be a rate.
    public var firstDay: Day?

    public init(count: Int, firstDay: Day? = nil) {
        self.count = count
        self.firstDay = firstDay
    }
}
