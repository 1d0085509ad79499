/// Toolbar modifiers. Have no effect in a terminal, whose bars are one row each.
extension View {
    /// Has no effect in a terminal: shows or hides bars.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

    /// Has no effect in a terminal: shows or hides bars.
    public func toolbarVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Has no effect in a terminal: shows or hides the background of bars.
    public func toolbarBackground(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Has no effect in a terminal: sets the background of bars.
    public func toolbarBackground<S: ShapeStyle>(
        _ style: S,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Has no effect in a terminal: sets light or dark bars.
    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Has no effect in a terminal: sets the role of the toolbar.
    public func toolbarRole(_ role: ToolbarRole) -> Self { self }

    /// Has no effect in a terminal: hides the bar with the title.
    public func navigationBarHidden(_ hidden: Bool) -> Self { self }

    /// Has no effect in a terminal: hides the status bar of a phone.
    public func statusBar(hidden: Bool) -> Self { self }

    /// Has no effect in a terminal: hides the status bar of a phone.
    public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
}

/// A bar of a screen.
nonisolated public enum ToolbarPlacement: Sendable {
    case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

/// The role of a toolbar.
nonisolated public enum ToolbarRole: Sendable {
    case automatic, browser, editor, navigationStack
}
