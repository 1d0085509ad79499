/// Navigation bar modifiers in their older form.
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
        leading: Leading,
        trailing: Trailing
    ) -> ModifiedView {
        toolbar {
            leading
            trailing
        }
    }

    /// Adds buttons to the help bar; the older form of `toolbar`.
    public func navigationBarItems<Leading: View>(leading: Leading) -> ModifiedView {
        toolbar { leading }
    }

    /// Adds buttons to the help bar; the older form of `toolbar`.
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> ModifiedView {
        toolbar { trailing }
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
