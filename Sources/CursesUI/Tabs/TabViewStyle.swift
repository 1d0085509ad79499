/// The style of a tab view.
@MainActor
public protocol TabViewStyle {
    /// True if the tabs are pages with dots, false if they have a row of titles.
    var isPaged: Bool { get }
    /// True if the titles or dots are shown.
    var showsIndex: Bool { get }
}

/// A row of titles above the shown tab.
public struct DefaultTabViewStyle: TabViewStyle {
    public let isPaged = false
    public let showsIndex = true

    public init() {}
}

/// Pages that the arrow keys turn, with a dot for each below.
public struct PageTabViewStyle: TabViewStyle {
    public let isPaged = true
    public let showsIndex: Bool

    /// Creates a style with or without dots.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        showsIndex = indexDisplayMode != .never
    }

    /// The visibility of the dots; only `never` hides them.
    nonisolated public enum IndexDisplayMode: Hashable, Sendable {
        case automatic, always, never
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A row of titles above the shown tab.
    public static var automatic: Self { Self() }
    /// A row of titles above the shown tab.
    public static var tabBarOnly: Self { Self() }
    /// A row of titles above the shown tab, since a terminal has no sidebar of tabs.
    public static var sidebarAdaptable: Self { Self() }
    /// A row of titles above the shown tab.
    public static var grouped: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that the arrow keys turn.
    public static var page: Self { Self() }
    /// Pages that the arrow keys turn, sideways as all pages.
    public static var verticalPage: Self { Self() }
    /// Pages that the arrow keys turn.
    public static var carousel: Self { Self() }

    /// Pages that the arrow keys turn, with or without dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Sets the style of tab views inside.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> ModifiedView {
        environment { $0.tabViewStyle = style }
    }

    /// Has no effect in a terminal: sets the style of the dots.
    public func indexViewStyle(_ style: PageIndexViewStyle) -> Self { self }
}

/// The style of the dots of pages.
nonisolated public struct PageIndexViewStyle: Sendable {
    /// Creates the only style; the background has no effect.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

    /// The only style.
    public static var page: Self { Self() }

    /// Returns the only style; the background has no effect.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> Self { Self() }

    /// The visibility of a background behind the dots. Has no effect in a terminal.
    public enum BackgroundDisplayMode: Sendable {
        case automatic, always, interactive, never
    }
}

extension EnvironmentValues {
    @LocalEntry var tabViewStyle: any TabViewStyle = .automatic
}
