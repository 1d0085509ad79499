public enum Language: String, CaseIterable, Hashable, Sendable {
    case english
    case japanese

    // ISO 639
    public var code: String {
        switch self {
        case .english: "en"
        case .japanese: "ja"
        }
    }
}
