// A key in user notation: "w", "C-w", "^W", "M-w", "F5", "PgUp".
public struct Key: Hashable, Sendable {
    // Normalized notation.
    public let name: String
}
