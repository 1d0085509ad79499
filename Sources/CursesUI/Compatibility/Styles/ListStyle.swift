/// A look of lists, which changes nothing.
@MainActor
public protocol ListStyle {}

extension View {
    /// Chooses a look for lists, of which a terminal has one.
    public func listStyle<S: ListStyle>(_ style: S) -> Self { self }
}

/// The one look of lists, whatever it is called.
public struct DefaultListStyle: ListStyle {
    public init() {}
}

/// The one look of lists, by another name.
public typealias PlainListStyle = DefaultListStyle

/// The one look of lists, by another name.
public typealias InsetListStyle = DefaultListStyle

/// The one look of lists, by another name.
public typealias GroupedListStyle = DefaultListStyle

/// The one look of lists, by another name.
public typealias InsetGroupedListStyle = DefaultListStyle

/// The one look of lists, by another name.
public typealias SidebarListStyle = DefaultListStyle

/// The one look of lists, by another name.
public typealias BorderedListStyle = DefaultListStyle

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: Self { Self() }
    public static var plain: Self { Self() }
    public static var inset: Self { Self() }
    public static var grouped: Self { Self() }
    public static var insetGrouped: Self { Self() }
    public static var sidebar: Self { Self() }
    public static var bordered: Self { Self() }
}
