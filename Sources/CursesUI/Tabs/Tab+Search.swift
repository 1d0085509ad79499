extension Tab where Label == CursesCore.Label<Text, Image> {
    /// Shows the views to search with, under a value.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content)
    where Value: Hashable {
        self.init(value: value, role: role, content: content) {
            CursesCore.Label("search", systemImage: "magnifyingglass")
        }
    }

    /// Shows the views to search with.
    public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
        self.init(role: role, content: content) {
            CursesCore.Label("search", systemImage: "magnifyingglass")
        }
    }
}
