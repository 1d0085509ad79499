// Algorithm of the trend line.
public enum TrendKind: String, CaseIterable, Hashable, Sendable {
    case smooth
    case hackersDiet
}
