// A cell or member that is no value of its measure.
public struct LostMeasure: Hashable, Sendable {
    public let measure: Measure
    public let text: String
    // False for a column that only means something to a person with a measure of its name.
    public let isProposed: Bool

    init(_ measure: Measure, _ text: String, isProposed: Bool = true) {
        self.measure = measure
        self.text = text
        self.isProposed = isProposed
    }
}
