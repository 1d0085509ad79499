/// The place that text comes from; a program of one file has one, so every name means the same.
nonisolated public struct Bundle: Hashable, Sendable {
    /// The program's own text.
    public static let main = Bundle()
    /// The module's text, which is the program's own.
    public static let module = Bundle()
}
