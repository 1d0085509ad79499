/// A path of values of several kinds.
nonisolated public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    /// How many screens lie over the root.
    public var count: Int { values.count }

    /// Whether the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Starts at the root.
    public init() {}

    /// Starts with the screens of some values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// Starts where a path was when it was kept, which nothing here does: at the root.
    public init(_ codable: CodableRepresentation) {}

    /// What of the path can be kept: nothing, for where a person was is not kept on a terminal.
    public var codable: CodableRepresentation? { nil }

    /// Leads to the screen of a value.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }

    /// Goes back some screens, as far as there are any.
    public mutating func removeLast(_ count: Int = 1) {
        values.removeLast(min(max(0, count), values.count))
    }

    /// A path to keep.
    public struct CodableRepresentation: Codable, Equatable, Sendable {}
}
