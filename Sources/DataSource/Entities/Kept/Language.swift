public enum Language: String, CaseIterable, Hashable, Sendable {
    case english
    case japanese
}
