extension View {
    /// Runs an action when Enter is pressed in a text field of the view.
    public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> ModifiedView { environment { $0.submit = action } }
}

/// Kinds of fields that submit; no difference in a terminal.
nonisolated public enum SubmitTriggers: Hashable, Sendable {
    case text, search
}

extension EnvironmentValues {
    /// The action of Enter in a text field.
    @LocalEntry var submit: (() -> Void)?
}
