public enum TrendRange: String, CaseIterable, Hashable, Sendable {
    case week
    case month
    case quarter
    case year
    case all
}
