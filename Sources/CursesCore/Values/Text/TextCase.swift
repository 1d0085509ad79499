/// Capitals or small letters.
nonisolated public enum TextCase: Hashable, Sendable {
    case uppercase, lowercase
}
