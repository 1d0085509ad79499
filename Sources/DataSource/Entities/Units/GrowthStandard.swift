// A published BMI-for-age table; WHO has one before the 5th birthday and another from then on.
public enum GrowthStandard: String, CaseIterable, Hashable, Sendable {
    case who2006
    case who2007
    case cdc2000
}
