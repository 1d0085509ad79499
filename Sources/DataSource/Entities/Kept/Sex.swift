public enum Sex: String, CaseIterable, Hashable, Sendable {
    case female
    case male
}
