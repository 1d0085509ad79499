public import DataSource

// Figures of a person under 20 today, in place of rate and energy.
public struct GrowthStanding: Hashable, Sendable {
    // The 20th birthday, when the adult classes begin.
    public var adultFrom: Day
    public var standard: GrowthStandard?
    // Weights in the normal class at the age and height of today.
    public var healthyWeights: ClosedRange<Double>?
    // The measures of the newest weigh-in.
    public var readings: [GrowthReading] = []
}

// A measure of a weigh-in, compared with others of the same age and sex.
public struct GrowthReading: Hashable, Sendable {
    public var measure: TrendMeasure
    public var percentile: Double
    public var sex: Sex
    public var reference = GrowthReference.who
}

// A measure over age, with the percentile lines of a reference.
public struct GrowthChart: Hashable, Sendable {
    public var measure: TrendMeasure
    public var reference: GrowthReference
    public var birthDate: Day
    public var days: ClosedRange<Day>
    public var points: [GrowthLine.Point]
    public var lines: [GrowthLine]
    public var newest: GrowthReading?
    // The 20th birthday, if it is among the days.
    public var adultDay: Day?
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
    }

    public var name: Name
    public var points: [Point]
}
