/// A path of values of several kinds.
public struct NavigationPath {
    var values: [AnyHashable] = []

    /// How many screens lie over the root.
    public var count: Int { values.count }

    /// Whether the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Starts at the root.
    public init() {}

    /// Leads to the screen of a value.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }

    /// Goes back some screens, as far as there are any.
    public mutating func removeLast(_ count: Int = 1) {
        values.removeLast(min(max(0, count), values.count))
    }
}
