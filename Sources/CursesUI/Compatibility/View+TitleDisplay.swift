extension View {
    /// Chooses the size of the title, which is a line.
    public func navigationBarTitleDisplayMode(
        _ mode: NavigationBarItem.TitleDisplayMode
    ) -> Self { self }

    /// Chooses the size of the title, which is a line.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }

    /// Hides the way back; Esc leads back all the same, for nothing traps.
    public func navigationBarBackButtonHidden(_ hides: Bool = true) -> Self { self }
}

/// The size of the title of a screen.
nonisolated public enum ToolbarTitleDisplayMode: Sendable {
    case automatic, inline, inlineLarge, large
}
