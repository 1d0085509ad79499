/// How tabs look.
@MainActor
public protocol TabViewStyle {
    /// Whether the tabs are pages to turn, with a dot for each, and not a row of names.
    var isPaged: Bool { get }
    /// Whether the names or the dots are shown.
    var showsIndex: Bool { get }
}

/// A row of names over the tab that is shown.
public struct DefaultTabViewStyle: TabViewStyle {
    public let isPaged = false
    public let showsIndex = true

    public init() {}
}

/// Pages to turn with the arrow keys, with a dot for each below.
public struct PageTabViewStyle: TabViewStyle {
    public let isPaged = true
    public let showsIndex: Bool

    /// Pages with their dots, or without.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        showsIndex = indexDisplayMode != .never
    }

    /// When the dots are shown.
    nonisolated public enum IndexDisplayMode: Hashable, Sendable {
        case automatic, always, never
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A row of names over the tab that is shown.
    public static var automatic: Self { Self() }
    /// A row of names over the tab that is shown.
    public static var tabBarOnly: Self { Self() }
    /// A row of names, for a terminal has no room for them beside the tab.
    public static var sidebarAdaptable: Self { Self() }
    /// A row of names over the tab that is shown.
    public static var grouped: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages to turn with the arrow keys.
    public static var page: Self { Self() }
    /// Pages to turn with the arrow keys.
    public static var verticalPage: Self { Self() }
    /// Pages to turn with the arrow keys.
    public static var carousel: Self { Self() }

    /// Pages to turn with the arrow keys, with their dots or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Gives the tabs of the view a look.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> ModifiedView {
        environment { $0.tabViewStyle = style }
    }

    /// Says how the dots of pages look, which is as dots do.
    public func indexViewStyle(_ style: PageIndexViewStyle) -> Self { self }
}

/// How the dots of pages look.
nonisolated public struct PageIndexViewStyle: Sendable {
    /// Dots as they are.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

    /// Dots as they are.
    public static var page: Self { Self() }

    /// Dots as they are.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> Self { Self() }

    /// When there is a ground behind the dots, which there never is.
    public enum BackgroundDisplayMode: Sendable {
        case automatic, always, interactive, never
    }
}

extension EnvironmentValues {
    /// The look of the tabs.
    @LocalEntry var tabViewStyle: any TabViewStyle = .automatic
}
