public import DataSource

// A value of a measure and its day; a waist also has its ratio to the height.
public struct MeasureReading: Hashable, Sendable {
    public var measure: Measure
    public var value: Double
    public var day: Day
    public var waist: WaistAssessment?
}

// The ratio of waist to height, with its class by NICE.
public struct WaistAssessment: Hashable, Sendable {
    public var ratio: Double
    // `nil` if NICE has no class for it.
    public var category: WaistClass?
}
