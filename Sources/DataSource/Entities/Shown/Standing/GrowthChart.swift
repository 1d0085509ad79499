// BMI or height over age, with the percentile lines of a reference.
public struct GrowthChart: Hashable, Sendable {
    public var measure: TrendMeasure
    public var reference: GrowthReference
    public var birthDate: Day
    public var days: ClosedRange<Day>
    public var points: [GrowthLine.Point]
    public var lines: [GrowthLine]
    // The 20th birthday, if it is among the days.
    public var adultDay: Day?

    public init(
        measure: TrendMeasure,
        reference: GrowthReference,
        birthDate: Day,
        days: ClosedRange<Day>,
        points: [GrowthLine.Point],
        lines: [GrowthLine],
        adultDay: Day? = nil
    ) {
        self.measure = measure
        self.reference = reference
        self.birthDate = birthDate
        self.days = days
        self.points = points
        self.lines = lines
        self.adultDay = adultDay
    }
}
