/// Views one below the other; not lazy, unlike lists and tables.
public typealias LazyVStack = VStack

/// Headers and footers that stay visible while scrolling; no effect in a terminal.
nonisolated public struct PinnedScrollableViews: ExpressibleByArrayLiteral, Sendable {
    public static var sectionHeaders: Self { [] }
    public static var sectionFooters: Self { [] }

    public init(arrayLiteral elements: PinnedScrollableViews...) {}
}

/// Views side by side; not lazy, unlike lists and tables.
public typealias LazyHStack = HStack
