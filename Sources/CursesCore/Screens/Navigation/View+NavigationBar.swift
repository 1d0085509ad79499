/// The bar of a screen in its older words.
extension View {
    /// Names the screen in the title bar; the older name of `navigationTitle`.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView { navigationTitle(titleKey) }

    /// Names the screen in the title bar with any text; the older name of `navigationTitle`.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some TitleText,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView { navigationTitle(title) }

    /// Puts buttons into the help bar; the older form of `toolbar`.
    public func navigationBarItems<Leading: View, Trailing: View>(
        leading: Leading,
        trailing: Trailing
    ) -> ModifiedView {
        toolbar {
            leading
            trailing
        }
    }

    /// Puts buttons into the help bar; the older form of `toolbar`.
    public func navigationBarItems<Leading: View>(leading: Leading) -> ModifiedView {
        toolbar { leading }
    }

    /// Puts buttons into the help bar; the older form of `toolbar`.
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> ModifiedView {
        toolbar { trailing }
    }
}

/// The title of a screen.
nonisolated public enum NavigationBarItem {
    /// The size of the title.
    public struct TitleDisplayMode: Hashable, Sendable {
        public static var automatic: Self { Self() }
        public static var inline: Self { Self() }
        public static var large: Self { Self() }
    }
}
