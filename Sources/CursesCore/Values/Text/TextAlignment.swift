/// Horizontal alignment of the lines of a text.
nonisolated public enum TextAlignment: Hashable, Sendable {
    case leading, center, trailing
}
