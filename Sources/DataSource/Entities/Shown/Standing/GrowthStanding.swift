// Figures of a person under 20 today, in place of rate and energy.
public struct GrowthStanding: Hashable, Sendable {
    // The 20th birthday, when the adult classes begin.
    public var adultFrom: Day
    public var standard: GrowthStandard?
    // Weights in the normal class at the age and height of today.
    public var healthyWeights: ClosedRange<Double>?

    public init(
        adultFrom: Day,
        standard: GrowthStandard? = nil,
        healthyWeights: ClosedRange<Double>? = nil
    ) {
        self.adultFrom = adultFrom
        self.standard = standard
        self.healthyWeights = healthyWeights
    }
}
