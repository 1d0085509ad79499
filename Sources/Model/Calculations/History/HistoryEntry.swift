public import DataSource
public import Essentials

public struct HistoryEntry: Identifiable, Hashable, Sendable {
    public var weighIn: WeighIn
    public var change: Double?
    public var trend: Double
    public var bmi: Double
    // True if the day looks like a typing error and is excluded from the curve.
    public var isSlip = false

    public var id: WeighIn.ID { weighIn.id }
}
