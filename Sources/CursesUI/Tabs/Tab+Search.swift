extension Tab where Label == CursesCore.Label<Text, Image> {
    /// Creates the search tab with a selection value.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content)
    where Value: Hashable {
        self.init(value: value, role: role, content: content) {
            CursesCore.Label("search", systemImage: "magnifyingglass")
        }
    }

    /// Creates the search tab.
    public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
        self.init(role: role, content: content) {
            CursesCore.Label("search", systemImage: "magnifyingglass")
        }
    }
}
