// A mass beside a weight, such as the fat mass. Without a unit it has the unit of the weight.
public struct ImportedMass: Hashable, Sendable {
    public var number: Double
    public var unit: WeightUnit?

    public init(_ number: Double, _ unit: WeightUnit?) {
        self.number = number
        self.unit = unit
    }
}
