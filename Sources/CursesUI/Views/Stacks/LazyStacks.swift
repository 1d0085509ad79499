/// Views one below the other; only lists and tables are lazy, where it matters.
public typealias LazyVStack = VStack

/// What stays in sight while what it belongs to is scrolled; on a terminal nothing does.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: Int

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// Views side by side; only lists and tables are lazy, where it matters.
public typealias LazyHStack = HStack
