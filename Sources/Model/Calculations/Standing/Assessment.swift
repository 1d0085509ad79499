public import DataSource

public enum Assessment: Hashable, Sendable {
    case category(BMICategory)
    // Under 20, by the percentiles of a reference.
    case growth(GrowthAssessment)
    // Under 20, at an age without percentiles.
    case underTwenty(age: Int)
    // Under 20, where the percentiles need the sex.
    case sexMissing
    case beforeBirth
    // Possibly a child, for whom the adult classes are wrong.
    case birthDateMissing

    public var growth: GrowthAssessment? {
        if case .growth(let growth) = self { growth } else { nil }
    }

    public var category: BMICategory? {
        if case .category(let category) = self { category } else { nil }
    }
}
