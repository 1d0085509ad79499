public import DataSource

public enum EntryWarning: Hashable, Sendable {
    case unusualBMI(Double)
    // Implausible by the growth reference of a person under 20.
    case unusualForAge(GrowthAssessment)
    // Implausible by WHO's height-for-age.
    case unusualHeight(Double, z: Double)
    // Implausible by WHO's weight-for-age.
    case unusualWeight(Double, z: Double)
    case farFromTrend(weight: Double, trend: Double)
    // Implausible at this height, as if the unit that it was read in were another.
    case unusualWaist(Double, ratio: Double, readIn: HeightUnit)
    case heightChanged(from: Double, to: Double)
    case beforeBirth(weighIn: Day, birth: Day)
    case goalBelowHealthy(bmi: Double)
    case goalBelowGrowth(lowest: Double, GrowthStandard)
    // A low goal of a person without a class, such as a child.
    case lowGoal(bmi: Double)
    // Reaching the goal by its date needs more than 1 % of the weight a week.
    case fastGoal(weekly: Double)
    case nameIsNumber(String)
    // Its values stay in the weigh-ins, but are not shown.
    case removedMeasure(String, values: Int)
    // Values that were entered in the old unit.
    case otherUnit(OwnMeasure, values: Int)
    // Values outside the new bounds.
    case narrowerBounds(OwnMeasure, values: Int)
    // Its values stay in the weigh-in that moves to this person, but are not shown.
    case unseenMeasures([OwnMeasure], of: String)
    // The numbers of values above may be too low.
    case unreadYears
    case changedElsewhere(Detail)
    case deletedElsewhere
    case movedElsewhere(to: String)
    case wouldBeNew
    // A new people.json would take the place of one that is missing and has backups.
    case peopleMissing(StorageError)

    public var isOfLoss: Bool {
        if case .peopleMissing = self { true } else { false }
    }
}
