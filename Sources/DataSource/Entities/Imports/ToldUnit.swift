// A unit, and how it is known.
public struct ToldUnit: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        // In the head of the column or a line of its own.
        case header
        // Beside each number.
        case cells
        // The program that wrote the file knows no other.
        case format
        case person
        // Weight and BMI fit together with it alone.
        case bmi
    }

    public var unit: WeightUnit
    public var source: Source

    public init(_ unit: WeightUnit, _ source: Source) {
        self.unit = unit
        self.source = source
    }
}
