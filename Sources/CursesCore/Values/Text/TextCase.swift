/// Uppercase or lowercase.
nonisolated public enum TextCase: Hashable, Sendable {
    case uppercase, lowercase
}
