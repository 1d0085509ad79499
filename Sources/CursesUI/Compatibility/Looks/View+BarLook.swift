/// Bar modifiers. Have no effect in a terminal.
extension View {
    /// Has no effect in a terminal, whose bars contain only the app's items.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> Self { self }

    /// Has no effect in a terminal: shows or hides the background of bars.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Has no effect in a terminal: allows minimizing the window.
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
}

extension ToolbarContent {
    /// Has no effect in a terminal: shows or hides the glass behind an item.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

/// A system item of a bar.
nonisolated public struct ToolbarDefaultItemKind: Sendable {
    public static let sidebarToggle = Self(), title = Self(), search = Self()
}

/// A system item of a bar. Draws nothing in a terminal.
public struct DefaultToolbarItem: ToolbarContent {
    /// Creates an item at a placement.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    public var body: some View { EmptyView() }
}

/// The availability of a window action.
nonisolated public enum WindowInteractionBehavior: Sendable {
    case automatic, enabled, disabled
}
