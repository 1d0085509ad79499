extension View {
    /// Has no effect in a terminal: sets the size of the title.
    public func navigationBarTitleDisplayMode(
        _ mode: NavigationBarItem.TitleDisplayMode
    ) -> Self { self }

    /// Has no effect in a terminal: sets the size of the title.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }

    /// Has no effect in a terminal: Esc always goes back.
    public func navigationBarBackButtonHidden(_ hides: Bool = true) -> Self { self }
}

/// The size of a screen's title.
nonisolated public enum ToolbarTitleDisplayMode: Sendable {
    case automatic, inline, inlineLarge, large
}
