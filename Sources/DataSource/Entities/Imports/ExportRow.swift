// A weigh-in as texts of a table.
public struct ExportRow: Hashable, Sendable {
    public var day: Day
    public var time: TimeOfDay
    public var weight: String
    public var height: String
    public var bmi: String
    public var trend: String
    public var note: String

    public init(
        day: Day,
        time: TimeOfDay,
        weight: String,
        height: String,
        bmi: String,
        trend: String,
        note: String
    ) {
        self.day = day
        self.time = time
        self.weight = weight
        self.height = height
        self.bmi = bmi
        self.trend = trend
        self.note = note
    }
}
