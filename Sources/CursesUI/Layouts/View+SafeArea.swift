/// Safe areas, which a terminal does not have.
extension View {
    /// Extends a view into the safe area; no effect in a terminal.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self {
        self
    }

    /// Extends a view into the safe area; no effect in a terminal. The older name.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

    /// Adds padding, like `padding`.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView
    {
        padding(edges, length)
    }

    /// Adds padding, like `padding`.
    public func safeAreaPadding(_ length: CGFloat) -> ModifiedView { padding(length) }

    /// Adds different padding on each side, like `padding`.
    public func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedView { padding(insets) }

    /// Adds padding around scrolled content.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView { padding(edges, length) }
}

/// Regions of the safe area, which a terminal does not have.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let container = Self(rawValue: 1)
    public static let keyboard = Self(rawValue: 2)
    public static let all: Self = [.container, .keyboard]

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// Position of content margins; no effect in a terminal.
nonisolated public enum ContentMarginPlacement: Sendable {
    case automatic, scrollContent, scrollIndicators
}
