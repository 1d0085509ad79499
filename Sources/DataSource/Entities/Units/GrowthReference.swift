// Publisher of the percentiles that people under 20 are compared with.
public enum GrowthReference: String, CaseIterable, Hashable, Sendable {
    case who
    case cdc
}
