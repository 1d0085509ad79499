/// Views one below the other; only lists and tables are lazy, where it matters.
public typealias LazyVStack = VStack

/// What stays in sight while what it belongs to is scrolled; on a terminal nothing does.
nonisolated public struct PinnedScrollableViews: ExpressibleByArrayLiteral, Sendable {
    public static var sectionHeaders: Self { [] }
    public static var sectionFooters: Self { [] }

    public init(arrayLiteral elements: PinnedScrollableViews...) {}
}

/// Views side by side; only lists and tables are lazy, where it matters.
public typealias LazyHStack = HStack
