/// Looks of a search, which is one line over what is searched.
extension View {
    /// Says whether the line is small while nothing is searched, which it is.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }

    /// Says what becomes of the title while something is searched, which stays.
    public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> Self { self }

    /// Lets a search be spoken.
    public func searchDictationBehavior(_ behavior: SearchDictationBehavior) -> Self { self }

    /// Opens a line to find text with; the terminal finds what is on its screen.
    public func findNavigator(isPresented: Binding<Bool>) -> Self { self }

    /// Says whether text can be found.
    public func findDisabled(_ isDisabled: Bool = true) -> Self { self }

    /// Says whether text can be replaced.
    public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
}

/// Whether the line to search with is small.
nonisolated public enum SearchToolbarBehavior: Sendable {
    case automatic, minimize
}

/// What becomes of the title while something is searched.
nonisolated public enum SearchPresentationToolbarBehavior: Sendable {
    case automatic, avoidHidingContent
}

/// Whether a search can be spoken.
nonisolated public enum SearchDictationBehavior: Sendable {
    case automatic
    case inline(activation: Activation)

    /// When speech is listened to.
    public enum Activation: Sendable {
        case onLook, onSelect
    }
}
