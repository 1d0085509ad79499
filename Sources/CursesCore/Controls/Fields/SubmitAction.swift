extension View {
    /// Does something when Enter is pressed in a text field of the view.
    public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> ModifiedView { environment { $0.submit = action } }
}

/// What Enter submits, which is every field.
nonisolated public enum SubmitTriggers: Hashable, Sendable {
    case text, search
}

extension EnvironmentValues {
    /// What Enter in a text field does.
    @LocalEntry var submit: (() -> Void)?
}
