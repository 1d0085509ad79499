public import DataSource

// Refuses a new height until the user says which weigh-ins get it.
public struct HeightQuestion: Error, Hashable, Sendable {
    public var oldHeight: Double
    public var newHeight: Double
    public var weighIns: [WeighIn]
}
