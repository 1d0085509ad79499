public enum RateWindow: CaseIterable, Hashable, Sendable {
    case month
    case quarter
    case year
}
