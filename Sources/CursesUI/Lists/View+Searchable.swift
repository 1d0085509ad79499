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
}

extension View {
    /// Adds a search of the view's rows, with a verbatim prompt.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol
    ) -> ModifiedView { searchable(text: text, prompt: LocalizedStringKey(String(prompt))) }

    /// Adds a search of the view's rows, with a prompt.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text?
    ) -> ModifiedView { searchable(text: text, prompt: prompt?.plainKey) }

    /// Sets search suggestions; not shown in a terminal.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }

    /// Sets the text of a suggestion; no effect in a terminal.
    public func searchCompletion(_ completion: String) -> Self { self }
}

nonisolated extension SearchFieldPlacement {
    public static var sidebar: Self { .automatic }
    public static var toolbar: Self { .automatic }
    public static var navigationBarDrawer: Self { .automatic }

    /// Below the title; no effect in a terminal.
    public static func navigationBarDrawer(displayMode: DrawerMode) -> Self { .automatic }

    /// Visibility of the search field; no effect in a terminal.
    public enum DrawerMode: Sendable {
        case automatic, always
    }
}

extension Text {
    /// The untranslated text as a key, which is translated when shown.
    fileprivate var plainKey: LocalizedStringKey {
        LocalizedStringKey(resolve(EnvironmentValues()))
    }
}
