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
    case obeseClass1
    case obeseClass2
    case obeseClass3
    case obese1
    case obese2
    case obeseDegree1
    case obeseDegree2
    case obeseDegree3
    case obeseDegree4
}
