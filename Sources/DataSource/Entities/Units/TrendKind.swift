// The line that is drawn through the weights, and called the trend.
public enum TrendKind: String, CaseIterable, Hashable, Sendable {
    case smooth
    case hackersDiet
}
