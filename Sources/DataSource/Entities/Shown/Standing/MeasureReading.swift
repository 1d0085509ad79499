// A value of a measure and its day; a waist also has its ratio to the height.
public struct MeasureReading: Hashable, Sendable {
    public var measure: Measure
    public var value: Double
    public var day: Day
    public var waist: WaistAssessment?

    public init(measure: Measure, value: Double, day: Day, waist: WaistAssessment? = nil) {
        self.measure = measure
        self.value = value
        self.day = day
        self.waist = waist
    }
}
