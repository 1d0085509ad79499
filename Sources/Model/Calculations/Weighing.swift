public import DataSource

// A weight with a height, and what they mean.
public struct Weighing: Hashable, Sendable {
    public var weight: Double
    public var height: Double
    public var bmi: Double
    public var assessment: Assessment
    // Asked about before saving, and therefore not judged while it is typed.
    public var isUnusual: Bool
}
