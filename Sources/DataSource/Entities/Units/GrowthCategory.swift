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
