/// Looks of bars: the bars of a terminal are its first and its last row.
extension View {
    /// Leaves a button out of the bar, which has only what the app puts there.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> Self { self }

    /// Shows or hides the ground of bars, which is the terminal's.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Says whether the window can be made small.
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
}

extension ToolbarContent {
    /// Shows or hides glass under a button, of which there is none.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

/// A button that a bar has of itself.
nonisolated public struct ToolbarDefaultItemKind: Sendable {
    public static let sidebarToggle = Self(), title = Self(), search = Self()
}

/// A button that a bar has of itself, of which a terminal's has none.
public struct DefaultToolbarItem: ToolbarContent {
    /// Says where the button is.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    public var body: some View { EmptyView() }
}

/// What can be done with a window.
nonisolated public enum WindowInteractionBehavior: Sendable {
    case automatic, enabled, disabled
}
