// A weight with a height, and what they mean.
public struct Weighing: Hashable, Sendable {
    public var weight: Double
    public var height: Double
    public var bmi: Double
    public var assessment: Assessment
    // Asked about before saving, and therefore not judged while it is typed.
    public var isUnusual: Bool

    public init(
        weight: Double,
        height: Double,
        bmi: Double,
        assessment: Assessment,
        isUnusual: Bool
    ) {
        self.weight = weight
        self.height = height
        self.bmi = bmi
        self.assessment = assessment
        self.isUnusual = isUnusual
    }
}
