/// Wishes to the windows of a computer: a terminal has one, which is the person's.
extension Scene {
    /// Gives the menu bar menus, of which there is none.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> Self { self }

    /// Takes menus from the menu bar, of which there is none.
    public func commandsRemoved() -> Self { self }

    /// Says how large a window is at first.
    public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }

    /// Says how large a window is at first.
    public func defaultSize(_ size: CGSize) -> Self { self }

    /// Says where a window is at first.
    public func defaultPosition(_ position: UnitPoint) -> Self { self }

    /// Says how a window can be resized, which the person does.
    public func windowResizability(_ resizability: WindowResizability) -> Self { self }

    /// Gives a window a look.
    public func windowStyle(_ style: WindowStyle) -> Self { self }

    /// Gives the bar of a window a look.
    public func windowToolbarStyle(_ style: WindowToolbarStyle) -> Self { self }

    /// Says how what hangs from a menu bar looks.
    public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> Self { self }

    /// Says over which others a window lies.
    public func windowLevel(_ level: WindowLevel) -> Self { self }

    /// Says whether a window is there at first.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self { self }

    /// Says whether a window comes back.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { self }

    /// Gives a window a key.
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> Self { self }
}

/// How a window can be resized.
nonisolated public enum WindowResizability: Sendable {
    case automatic, contentSize, contentMinSize
}

/// A look of a window.
nonisolated public enum WindowStyle: Sendable {
    case automatic, hiddenTitleBar, titleBar, plain, volumetric
}

/// A look of the bar of a window.
nonisolated public enum WindowToolbarStyle: Sendable {
    case automatic, expanded, unified, unifiedCompact

    /// Shows the title or not.
    public static func unified(showsTitle: Bool) -> Self { .unified }

    /// Shows the title or not.
    public static func unifiedCompact(showsTitle: Bool) -> Self { .unifiedCompact }
}

/// How what hangs from a menu bar looks.
nonisolated public enum MenuBarExtraStyle: Sendable {
    case automatic, menu, window
}

/// Over which others a window lies.
nonisolated public enum WindowLevel: Sendable {
    case automatic, normal, desktop, floating
}

/// Whether a window is there at first.
nonisolated public enum SceneLaunchBehavior: Sendable {
    case automatic, presented, suppressed
}

/// Whether a window comes back.
nonisolated public enum SceneRestorationBehavior: Sendable {
    case automatic, disabled
}
