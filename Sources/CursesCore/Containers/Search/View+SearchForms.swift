extension View {
    /// Adds a search of the view's rows, with a prompt.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text?
    ) -> ModifiedView { searchable(text: text, prompt: prompt?.plainKey) }

    /// Adds a search of the view's rows; suggestions are not shown in a terminal.
    public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> ModifiedView { searchable(text: text, prompt: prompt?.plainKey) }

    /// Adds a search of the view's rows; suggestions are not shown in a terminal.
    public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> ModifiedView { searchable(text: text, prompt: prompt) }

    /// Adds a search of the view's rows, whose field a binding opens and closes.
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey? = nil
    ) -> ModifiedView {
        ModifiedView(
            SearchableView(
                content: self,
                text: text,
                prompt: prompt,
                total: nil,
                isPresented: isPresented
            )
        )
    }

    /// Sets search suggestions; not shown in a terminal.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }

    /// Sets the text of a suggestion; no effect in a terminal.
    public func searchCompletion(_ completion: String) -> Self { self }
}

extension Text {
    /// The untranslated text as a key, which is translated when shown.
    fileprivate var plainKey: LocalizedStringKey {
        LocalizedStringKey(resolve(EnvironmentValues()))
    }
}

/// Ends the search of the enclosing view.
public struct DismissSearchAction {
    var action: () -> Void = {}

    /// Ends the search.
    public func callAsFunction() {
        action()
    }
}

extension EnvironmentValues {
    /// Ends the search of the enclosing view.
    @Entry public var dismissSearch = DismissSearchAction()
    /// True while the enclosing view is being searched.
    @Entry public var isSearching = false
}
