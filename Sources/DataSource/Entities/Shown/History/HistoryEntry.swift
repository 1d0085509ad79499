public struct HistoryEntry: Identifiable, Hashable, Sendable {
    public var weighIn: WeighIn
    public var change: Double?
    public var trend: Double
    public var bmi: Double
    // True if the day looks like a typing error and is excluded from the curve.
    public var isSlip: Bool

    public var id: WeighIn.ID { weighIn.id }

    public init(
        weighIn: WeighIn,
        change: Double?,
        trend: Double,
        bmi: Double,
        isSlip: Bool = false
    ) {
        self.weighIn = weighIn
        self.change = change
        self.trend = trend
        self.bmi = bmi
        self.isSlip = isSlip
    }
}
