// What is missing before there is a rate.
public struct MissingDays: Hashable, Sendable {
    // So many days more must have a weight.
    public var count: Int
    // Before that day there is no rate, however many there are.
    public var firstDay: Day?

    public init(count: Int, firstDay: Day? = nil) {
        self.count = count
        self.firstDay = firstDay
    }
}
