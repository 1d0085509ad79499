// A measure that a person has defined, such as the girth of the arms.
public struct OwnMeasure: Identifiable, Hashable, Sendable {
    // Measures of one person.
    public static let most = 3
    // Columns of a name and of a unit.
    public static let widestName = 12
    public static let widestUnit = 6
    // A number of a record is above 0 and at most 100,000.
    public static let possible = 0.01...100_000.0
    public static let usual = 0.1...1000.0

    // Never changes and is never used again: values of a removed measure stay in the weigh-ins.
    public let id: String
    public var name: String
    public var unit: String
    public var bounds: ClosedRange<Double>
    public var decimals: Int

    public init(
        id: String,
        name: String,
        unit: String = "",
        bounds: ClosedRange<Double> = usual,
        decimals: Int = 1
    ) {
        self.id = id
        self.name = name
        self.unit = unit
        self.bounds = bounds
        self.decimals = decimals
    }

    public var title: String { unit.isEmpty ? name : "\(name) (\(unit))" }

    // Rounded; `nil` outside the bounds. Without decimals, fractions are refused: 12,345 may be
    // a grouped number.
    public func accepted(_ value: Double) -> Double? {
        let rounded = rounded(value)
        return bounds.contains(rounded) && (decimals > 0 || rounded == value) ? rounded : nil
    }

    // Bounds with the decimals of the measure; `nil` if no such value is between them.
    public var values: ClosedRange<Double>? {
        let (low, high) = (rounded(bounds.lowerBound), rounded(bounds.upperBound))
        let lowest = low < bounds.lowerBound ? rounded(low + 1 / scale) : low
        let highest = high > bounds.upperBound ? rounded(high - 1 / scale) : high
        return lowest <= highest ? lowest...highest : nil
    }

    public func rounded(_ value: Double) -> Double {
        (value * scale).rounded() / scale
    }

    private var scale: Double { [1.0, 10, 100][min(2, max(0, decimals))] }
}
