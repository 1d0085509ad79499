extension View {
    /// Lets the person search the rows of the view, with a prompt.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text?
    ) -> ModifiedView { searchable(text: text, prompt: prompt?.plainKey) }

    /// Lets the person search the rows of the view; suggestions have no room.
    public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> ModifiedView { searchable(text: text, prompt: prompt?.plainKey) }

    /// Lets the person search the rows of the view; suggestions have no room.
    public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> ModifiedView { searchable(text: text, prompt: prompt) }

    /// Lets the person search the rows of the view, and the program open and close the line.
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

    /// Shows what might be searched for, for which the line leaves no room.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }

    /// Says what choosing a suggestion types.
    public func searchCompletion(_ completion: String) -> Self { self }
}

extension Text {
    /// What the text says in English, to be translated where it stands.
    fileprivate var plainKey: LocalizedStringKey {
        LocalizedStringKey(resolve(EnvironmentValues()))
    }
}

/// Ends the search of the view that the view is in.
public struct DismissSearchAction {
    var action: () -> Void = {}

    /// Ends it.
    public func callAsFunction() {
        action()
    }
}

extension EnvironmentValues {
    /// Ends the search of the view that the view is in.
    @Entry public var dismissSearch = DismissSearchAction()
    /// Whether the view that the view is in is being searched.
    @Entry public var isSearching = false
}
