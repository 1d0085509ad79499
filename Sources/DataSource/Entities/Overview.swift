public struct Overview: Hashable, Sendable {
    public static let empty = Overview(entries: [], points: [], scheme: .who, classBounds: [])

    // The newest first.
    public var entries: [HistoryEntry]
    public var points: [TrendPoint]
    public var scheme: Scheme
    public var classBounds: [Double]
    public var assessment: Assessment?
    public var healthyWeights: ClosedRange<Double>?
    public var healthyBand: ClosedRange<Double>?
    // So many days more must have a weight before there is a rate.
    public var missingDays: Int
    public var rate: Double?
    public var energy: Double?
    public var goalDate: Day?

    public init(
        entries: [HistoryEntry],
        points: [TrendPoint],
        scheme: Scheme,
        classBounds: [Double],
        assessment: Assessment? = nil,
        healthyWeights: ClosedRange<Double>? = nil,
        healthyBand: ClosedRange<Double>? = nil,
        missingDays: Int = 0,
        rate: Double? = nil,
        energy: Double? = nil,
        goalDate: Day? = nil
    ) {
        self.entries = entries
        self.points = points
        self.scheme = scheme
        self.classBounds = classBounds
        self.assessment = assessment
        self.healthyWeights = healthyWeights
        self.healthyBand = healthyBand
        self.missingDays = missingDays
        self.rate = rate
        self.energy = energy
        self.goalDate = goalDate
    }
}
