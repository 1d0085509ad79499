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

public struct BMIClass: Hashable, Sendable {
    public var category: BMICategory
    public var lowerBound: Double

    public init(_ category: BMICategory, from lowerBound: Double) {
        self.category = category
        self.lowerBound = lowerBound
    }
}

public enum Scheme: String, CaseIterable, Hashable, Sendable {
    case who
    case asianActionPoints
    case asiaPacific
    case jasso
}
