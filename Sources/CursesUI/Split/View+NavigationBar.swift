/// An item of a toolbar.
@MainActor
public protocol ToolbarContent: View {}

extension ToolbarItem: ToolbarContent {}
extension ModifiedView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension TupleView: ToolbarContent {}
extension ConditionalView: ToolbarContent {}
extension Group: ToolbarContent {}
extension ForEach: ToolbarContent where Content: View {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

/// Collects toolbar items.
public typealias ToolbarContentBuilder = ViewBuilder

/// A space between toolbar items. Has no effect in a terminal.
public struct ToolbarSpacer: ToolbarContent {
    /// Creates a spacer; the parameters have no effect.
    public init(
        _ sizing: SpacerSizing = .flexible,
        placement: ToolbarItemPlacement = .automatic
    ) {}

    public var body: some View { EmptyView() }
}

/// The sizing of a spacer.
nonisolated public enum SpacerSizing: Hashable, Sendable {
    case flexible, fixed
}

extension View {
    /// Sets the title of the screen; the older name of `navigationTitle`.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView { navigationTitle(titleKey) }

    /// Sets the title from a string or text; the older name of `navigationTitle`.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some TitleText,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView { navigationTitle(title) }

    /// Adds buttons to the help bar; the older form of `toolbar`.
    public func navigationBarItems<Leading: View, Trailing: View>(
        leading: Leading = EmptyView(),
        trailing: Trailing = EmptyView()
    ) -> ModifiedView {
        toolbar {
            leading
            trailing
        }
    }
}

/// The navigation bar of a screen.
nonisolated public enum NavigationBarItem {
    /// The size of the title. Has no effect in a terminal.
    public struct TitleDisplayMode: Hashable, Sendable {
        public static var automatic: Self { Self() }
        public static var inline: Self { Self() }
        public static var large: Self { Self() }
    }
}
