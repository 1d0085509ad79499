// A mass beside a weight, such as the fat mass. Without a unit it has the unit of the weight.
public struct ImportedMass: Hashable, Sendable {
    public var number: Double
    public var unit: WeightUnit?
}
