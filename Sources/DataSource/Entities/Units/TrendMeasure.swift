// What the trends draw; BMI and height beside percentiles, under 20 only.
public enum TrendMeasure: String, CaseIterable, Hashable, Sendable {
    case weight
    case bmi
    case height
}
