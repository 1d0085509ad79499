/// How the lines of a text stand to one another.
nonisolated public enum TextAlignment: Hashable, Sendable {
    case leading, center, trailing
}
