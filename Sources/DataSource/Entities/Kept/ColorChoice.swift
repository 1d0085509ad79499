public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
    case automatic
    case light
    case dark
    case highContrast
    case colorBlind
    case sixteen
    case none
}
