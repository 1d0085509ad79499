// The classes of BMI-for-age, in the words of their references.
public enum GrowthCategory: String, CaseIterable, Hashable, Sendable {
    // WHO
    case severeThinness
    case thinness
    case normal
    case possibleRiskOfOverweight
    // CDC
    case underweight
    case healthyWeight
    // both
    case overweight
    case obesity
    // CDC
    case obesityClass2
    case obesityClass3
}

// Publisher of the percentiles that people under 20 are compared with.
public enum GrowthReference: String, CaseIterable, Hashable, Sendable {
    case who
    case cdc
}

// A published set of tables; WHO has one for children who are measured lying, one before the 5th
// birthday and another from then on.
public enum GrowthStandard: String, CaseIterable, Hashable, Sendable {
    case who2006Infant
    case who2006
    case who2007
    case cdc2000
}
