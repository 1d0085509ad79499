/// Looks of tabs, which are one row.
extension View {
    /// Makes the row of tabs small, which it is.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }

    /// Keeps what the person has made of the tabs, which stay as they are.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self {
        self
    }

    /// Puts a view over the tabs of a side bar, of which there is none.
    public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> Self { self }

    /// Puts a view under the tabs of a side bar, of which there is none.
    public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> Self { self }

    /// Puts a view under the tabs of a side bar, of which there is none.
    public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> Self { self }

    /// Says where tabs are at first.
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> Self {
        self
    }

    /// Says where a tab is at first, which is where all are.
    public func defaultVisibility(
        _ visibility: Visibility,
        for placements: AdaptableTabBarPlacement...
    ) -> Self { self }

    /// Shows a view at the bottom of all tabs.
    public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> ModifiedView {
        ModifiedView(safeAreaInset(edge: .bottom, content: content))
    }
}

/// When the row of tabs is small.
nonisolated public enum TabBarMinimizeBehavior: Sendable {
    case automatic, never, onScrollDown, onScrollUp
}

/// Where tabs are.
nonisolated public enum AdaptableTabBarPlacement: Sendable {
    case automatic, tabBar, sidebar
}

/// What the person has made of tabs.
nonisolated public struct TabViewCustomization: Codable, Hashable, Sendable {
    public init() {}
}
