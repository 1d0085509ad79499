/// Views one below the other; only lists and tables are lazy, where it matters.
public typealias LazyVStack = VStack

/// Views side by side; only lists and tables are lazy, where it matters.
public typealias LazyHStack = HStack
