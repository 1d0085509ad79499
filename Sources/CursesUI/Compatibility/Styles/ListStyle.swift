/// A look of lists, which changes nothing.
@MainActor
public protocol ListStyle {}

extension View {
    /// Chooses a look for lists, of which a terminal has one.
    public func listStyle<S: ListStyle>(_ style: S) -> Self { self }
}

/// The one look of lists.
public struct DefaultListStyle: ListStyle {
    public init() {}
}

/// The one look of lists, by another name.
public struct PlainListStyle: ListStyle {
    public init() {}
}

/// The one look of lists, by another name.
public struct InsetListStyle: ListStyle {
    public init() {}
}

/// The one look of lists, by another name.
public struct GroupedListStyle: ListStyle {
    public init() {}
}

/// The one look of lists, by another name.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
}

/// The one look of lists, by another name.
public struct SidebarListStyle: ListStyle {
    public init() {}
}

/// The one look of lists, by another name.
public struct BorderedListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: Self { Self() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: Self { Self() }
}

extension ListStyle where Self == BorderedListStyle {
    public static var bordered: Self { Self() }
}
