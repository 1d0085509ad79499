public enum HeightUnit: String, CaseIterable, Hashable, Sendable {
    case centimetres
    case feetAndInches
}
