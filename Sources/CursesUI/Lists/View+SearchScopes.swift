extension View {
    /// Shows a segmented picker of search scopes above the view.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: () -> S
    ) -> ModifiedView {
        let choices = scopes()
        return safeAreaInset(edge: .top) {
            Picker(selection: scope) {
                choices
            } label: {
                EmptyView()
            }.pickerStyle(.segmented)
        }
    }

    /// Shows a segmented picker of search scopes above the view; the activation has no effect.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder scopes: () -> S
    ) -> ModifiedView { searchScopes(scope, scopes: scopes) }

    /// Adds a search field for the rows of the view; tokens are not shown.
    public func searchable<C, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> ModifiedView
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, prompt: prompt)
    }
}

/// The activation of search scopes. Has no effect in a terminal.
nonisolated public enum SearchScopeActivation: Sendable {
    case automatic, onTextEntry, onSearchPresentation
}
