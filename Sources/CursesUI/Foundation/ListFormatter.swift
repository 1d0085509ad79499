#if canImport(FoundationEssentials)
    /// Joins texts to an English list; Linux only, because Foundation has one on Apple's systems.
    nonisolated public final class ListFormatter {
        /// Creates a formatter.
        public init() {}

        /// Returns the texts as a list: "a, b, and c".
        public static func localizedString(byJoining strings: [String]) -> String {
            guard strings.count > 2, let last = strings.last else {
                return strings.joined(separator: " and ")
            }
            return strings.dropLast().joined(separator: ", ") + ", and " + last
        }

        /// Returns the descriptions of the values as a list; never `nil`.
        public func string(from items: [Any]) -> String? {
            Self.localizedString(byJoining: items.map { "\($0)" })
        }
    }
#endif
