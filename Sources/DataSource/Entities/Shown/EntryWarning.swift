public enum EntryWarning: Hashable, Sendable {
    case unusualBMI(Double)
    // Beyond what the reference of a person under 20 holds to be plausible.
    case unusualForAge(GrowthAssessment)
    case farFromTrend(weight: Double, trend: Double)
    // A waist that is hardly one at this height, such as one in another unit.
    case unusualWaist(Double, ratio: Double)
    case heightChanged(from: Double)
    case goalBelowHealthy(bmi: Double)
    // A low goal of a person without a class, such as a child.
    case lowGoal(bmi: Double)
    // A date that needs more than 1 % of the weight a week.
    case fastGoal(weekly: Double)
    case nameIsNumber(String)
    case changedElsewhere(Detail)
    case deletedElsewhere
    case movedElsewhere(to: String)
    case wouldBeNew
}
