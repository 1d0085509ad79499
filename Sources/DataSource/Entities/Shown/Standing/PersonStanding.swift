// Where somebody stands among the people of the list.
public struct PersonStanding: Hashable, Sendable {
    public static let levelCount = 8

    public var trend: Double
    public var rate: Rate?
    // Of each of the last weeks; nil where nobody weighed, 0 where the trend was lowest.
    public var course: [Int?]

    // The same of twice as many weeks.
    public var longCourse: [Int?]

    // The days of the last weeks.
    public var points: [TrendPoint]
    // From which the trend comes into them.
    public var lead: TrendPoint?

    public init(
        trend: Double,
        rate: Rate? = nil,
        course: [Int?] = [],
        longCourse: [Int?] = [],
        points: [TrendPoint] = [],
        lead: TrendPoint? = nil
    ) {
        self.trend = trend
        self.rate = rate
        self.course = course
        self.longCourse = longCourse
        self.points = points
        self.lead = lead
    }
}
