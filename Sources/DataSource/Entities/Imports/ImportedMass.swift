// A mass beside a weight, such as that of the body's fat. Without a unit it has that of the weight.
public struct ImportedMass: Hashable, Sendable {
    public var number: Double
    public var unit: WeightUnit?

    public init(_ number: Double, _ unit: WeightUnit?) {
        self.number = number
        self.unit = unit
    }
}
