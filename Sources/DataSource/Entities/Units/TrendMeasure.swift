// A measure that the trends draw: under 20, BMI and height can be compared with percentiles.
public enum TrendMeasure: String, CaseIterable, Hashable, Sendable {
    case weight
    case bmi
    case height
}
