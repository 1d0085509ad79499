// A weigh-in as texts of a table.
public struct ExportRow: Hashable, Sendable {
    public var day: Day
    public var time: TimeOfDay
    public var weight: String
    public var height: String
    public var bmi: String
    public var trend: String
    // In the unit of the weight.
    public var fatMass: String
    // Empty if absent.
    public var measures: [Measure: String]
    public var note: String
    // True if the weight is left out of the curve.
    public var isLeftOut: Bool

    public init(
        day: Day,
        time: TimeOfDay,
        weight: String,
        height: String,
        bmi: String,
        trend: String,
        fatMass: String = "",
        measures: [Measure: String] = [:],
        note: String,
        isLeftOut: Bool = false
    ) {
        self.day = day
        self.time = time
        self.weight = weight
        self.height = height
        self.bmi = bmi
        self.trend = trend
        self.fatMass = fatMass
        self.measures = measures
        self.note = note
        self.isLeftOut = isLeftOut
    }
}
