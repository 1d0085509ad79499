public enum WeightUnit: String, CaseIterable, Hashable, Sendable {
    case kilograms
    case pounds
    case stones
}
