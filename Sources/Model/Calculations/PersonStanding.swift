public import DataSource

// A person's figures in the list of people.
public struct PersonStanding: Hashable, Sendable {
    public static let levelCount = 8

    public var trend: Double
    public var rate: Rate?
    // Trend level of each recent week, 0 the lowest; `nil` for weeks without weigh-ins.
    public var course: [Int?] = []

    // The same for twice as many weeks.
    public var longCourse: [Int?] = []

    // Trend points of the recent weeks.
    public var points: [TrendPoint] = []
    // The trend point before them.
    public var lead: TrendPoint?
    // In place of the points; `nil` for adults.
    public var growthChart: GrowthChart? {
        get { growthCharts.first }
        set { growthCharts = newValue.map { [$0] } ?? [] }
    }
    // An array, since a chart within each copy of a person makes the program larger.
    var growthCharts = [GrowthChart]()

    // True if the newest weight is left out of the curve.
    public var isSlip: Bool { points.last?.isSlip ?? false }
}

public struct PersonSummary: Identifiable, Hashable, Sendable {
    public var person: Person
    public var weighIn: WeighIn?
    public var bmi: Double?
    public var assessment: Assessment?
    public var standing: PersonStanding?
    // Number that distinguishes people of the same name.
    public var distinction: Int?

    // True if some weigh-ins may be unreadable.
    public var isUnreadable = false

    public var id: Person.ID { person.id }
}
