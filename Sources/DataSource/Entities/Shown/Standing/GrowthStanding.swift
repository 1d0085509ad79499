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

// A line of a growth chart, by day.
public struct GrowthLine: Hashable, Sendable {
    public enum Name: Hashable, Sendable {
        case percentile(Int)
        // Per cent of CDC's 95th percentile.
        case shareOf95th(Int)
    }

    public struct Point: Hashable, Sendable {
        public var day: Day
        public var value: Double

        public init(day: Day, value: Double) {
            self.day = day
            self.value = value
        }
    }

    public var name: Name
    public var points: [Point]

    public init(name: Name, points: [Point]) {
        self.name = name
        self.points = points
    }
}

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
    public var isImplausible: Bool

    public init(
        standard: GrowthStandard,
        category: GrowthCategory,
        ageMonths: Double,
        z: Double,
        percentile: Double,
        shareOf95th: Double? = nil,
        isImplausible: Bool = false
    ) {
        self.standard = standard
        self.category = category
        self.ageMonths = ageMonths
        self.z = z
        self.percentile = percentile
        self.shareOf95th = shareOf95th
        self.isImplausible = isImplausible
    }
}
