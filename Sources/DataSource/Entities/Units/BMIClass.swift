public struct BMIClass: Hashable, Sendable {
    public var category: BMICategory
    public var lowerBound: Double

    public init(_ category: BMICategory, from lowerBound: Double) {
        self.category = category
        self.lowerBound = lowerBound
    }
}
