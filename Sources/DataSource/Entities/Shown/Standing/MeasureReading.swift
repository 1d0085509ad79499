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

// The ratio of waist to height, with its class by NICE.
public struct WaistAssessment: Hashable, Sendable {
    public var ratio: Double
    // `nil` if NICE has no class for it.
    public var category: WaistClass?

    public init(ratio: Double, category: WaistClass? = nil) {
        self.ratio = ratio
        self.category = category
    }
}
