/// A path of values of different types.
nonisolated public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    /// Number of screens over the root.
    public var count: Int { values.count }

    /// True if the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Creates an empty path.
    public init() {}

    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// Creates an empty path; stored paths are not restored.
    public init(_ codable: CodableRepresentation) {}

    /// Always `nil`: paths are not stored in a terminal.
    public var codable: CodableRepresentation? { nil }

    /// Opens the screen of a value.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }

    /// Closes a number of screens, at most all.
    public mutating func removeLast(_ count: Int = 1) {
        values.removeLast(min(max(0, count), values.count))
    }

    /// The stored form of a path; empty.
    public struct CodableRepresentation: Codable, Equatable, Sendable {}
}
