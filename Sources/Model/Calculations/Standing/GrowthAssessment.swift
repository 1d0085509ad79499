public import DataSource

// The BMI of a person under 20, compared with others of their age and sex.
public struct GrowthAssessment: Hashable, Sendable {
    public var standard: GrowthStandard
    public var category: GrowthCategory
    public var ageMonths: Double
    public var z: Double
    public var percentile: Double
    // BMI in per cent of CDC's 95th percentile, from there on.
    public var shareOf95th: Double?
    // Probably a typing error; confirmed before saving.
    public var isImplausible = false
}
