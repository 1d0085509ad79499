// A unit and its source.
public struct ToldUnit: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        // In the column head or on a separate line.
        case header
        case cells
        // The format has only this unit.
        case format
        case person
        // Only this unit fits weight and BMI together.
        case bmi
    }

    public var unit: WeightUnit
    public var source: Source

    public init(_ unit: WeightUnit, _ source: Source) {
        self.unit = unit
        self.source = source
    }
}
