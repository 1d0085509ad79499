/// Axis of the screen.
nonisolated public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    /// Set of axes.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }
    }
}
