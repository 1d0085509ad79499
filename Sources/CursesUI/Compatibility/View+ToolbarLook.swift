/// Looks of bars: the bars of a terminal are its first and its last row.
extension View {
    /// Shows or hides bars, which are a row each and stay.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

    /// Shows or hides bars, which are a row each and stay.
    public func toolbarVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Shows or hides the ground of bars, which is the terminal's.
    public func toolbarBackground(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Gives bars a ground, which is the terminal's.
    public func toolbarBackground<S: ShapeStyle>(
        _ style: S,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Asks for light or dark bars, which the person's terminal has decided.
    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Says what the screen is for, which changes none of its bars.
    public func toolbarRole(_ role: ToolbarRole) -> Self { self }

    /// Hides the bar with the title, which a screen keeps.
    public func navigationBarHidden(_ hidden: Bool) -> Self { self }

    /// Hides the bar of a telephone, which a terminal has not.
    public func statusBar(hidden: Bool) -> Self { self }

    /// Hides the bar of a telephone, which a terminal has not.
    public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
}

/// A bar of a screen.
nonisolated public enum ToolbarPlacement: Sendable {
    case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

/// What a screen is for.
nonisolated public enum ToolbarRole: Sendable {
    case automatic, browser, editor, navigationStack
}
