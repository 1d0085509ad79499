// The ratio of waist to height, with its class by NICE.
public struct WaistAssessment: Hashable, Sendable {
    public var ratio: Double
    // `nil` if NICE has no class for it.
    public var category: WaistClass?

    public init(ratio: Double, category: WaistClass? = nil) {
        self.ratio = ratio
        self.category = category
    }
}
