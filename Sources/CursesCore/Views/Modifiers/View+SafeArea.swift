/// The rims of a screen, which a terminal has not.
extension View {
    /// Lets a view reach into some rims of a screen.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self {
        self
    }

    /// Lets a view reach into some rims of a screen; the older name of `ignoresSafeArea`.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

    /// Leaves a margin, as a rim of the screen would.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView
    {
        padding(edges, length)
    }

    /// Leaves a margin, as a rim of the screen would.
    public func safeAreaPadding(_ length: CGFloat) -> ModifiedView { padding(length) }

    /// Leaves a margin of its own on each side, as rims of the screen would.
    public func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedView { padding(insets) }

    /// Leaves a margin around what scrolls.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView { padding(edges, length) }

    /// Leaves a margin around what scrolls.
    public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView { padding(length) }

    /// Leaves a margin of its own on each side of what scrolls.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView { padding(insets) }
}

/// The rims of a screen.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let container = Self(rawValue: 1)
    public static let keyboard = Self(rawValue: 2)
    public static let all: Self = [.container, .keyboard]

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// Where a margin is left.
nonisolated public enum ContentMarginPlacement: Sendable {
    case automatic, scrollContent, scrollIndicators
}
