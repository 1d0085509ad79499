#if canImport(FoundationEssentials)
    /// Writes texts one after the other, as English does; Foundation has its like on Apple's systems.
    nonisolated public final class ListFormatter {
        /// Joins nothing yet.
        public init() {}

        /// The texts one after the other.
        public static func localizedString(byJoining strings: [String]) -> String {
            guard strings.count > 2, let last = strings.last else {
                return strings.joined(separator: " and ")
            }
            return strings.dropLast().joined(separator: ", ") + ", and " + last
        }

        /// The texts of some values one after the other.
        public func string(from items: [Any]) -> String? {
            Self.localizedString(byJoining: items.map { "\($0)" })
        }
    }
#endif
