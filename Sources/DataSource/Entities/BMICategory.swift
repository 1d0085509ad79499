public enum BMICategory: String, CaseIterable, Hashable, Sendable {
    case severeThinness
    case moderateThinness
    case mildThinness
    case underweight
    case normal
    case acceptable
    case increasedRisk
    case highRisk
    case overweight
    case preObese
    case obese1
    case obese2
    case obese3
    case obese4
}
