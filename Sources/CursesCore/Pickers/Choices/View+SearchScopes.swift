extension View {
    /// Lets the person choose what is searched, in a row over the rows.
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

    /// Lets the person choose what is searched, in a row over the rows, which is always there.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder scopes: () -> S
    ) -> ModifiedView { searchScopes(scope, scopes: scopes) }

    /// Lets the person search the rows of the view; tokens find no room in the line.
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

    /// Follows whether the line to search with has the focus, which `/` gives it.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
}

/// When the scopes of a search are shown.
nonisolated public enum SearchScopeActivation: Sendable {
    case automatic, onTextEntry, onSearchPresentation
}
