// A line of a growth chart, by day.
public struct GrowthLine: Hashable, Sendable {
    public enum Name: Hashable, Sendable {
        case percentile(Int)
        // Per cent of CDC's 95th percentile.
        case shareOf95th(Int)
    }

    public struct Point: Hashable, Sendable {
        public var day: Day
        public var value: Double

        public init(day: Day, value: Double) {
            self.day = day
            self.value = value
        }
    }

    public var name: Name
    public var points: [Point]

    public init(name: Name, points: [Point]) {
        self.name = name
        self.points = points
    }
}
