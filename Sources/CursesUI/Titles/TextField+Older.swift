/// Callbacks of the older text field: on focus changes and on Enter.
struct TextFieldReports {
    let editingChanged: (Bool) -> Void
    let commit: () -> Void

    /// Returns the evaluation with both callbacks in its environment.
    func entered(_ evaluation: Evaluation) -> Evaluation {
        let memory = evaluation.place.slot { FocusMemory() }
        return evaluation.with { environment in
            let (outer, submit) = (environment.focusBinding, environment.submit)
            environment.submit = {
                commit()
                submit?()
            }
            environment.focusBinding = FocusBinding(
                isRequested: { outer?.isRequested() ?? false },
                focusChanged: { isFocused in
                    outer?.focusChanged(isFocused)
                    if memory.set(isFocused) { editingChanged(isFocused) }
                },
                isNamed: { outer?.isNamed() ?? false }
            )
        }
    }

    private final class FocusMemory {
        private var isFocused = false

        /// Stores whether the field has the focus, and returns whether that has changed.
        func set(_ isFocused: Bool) -> Bool {
            defer { self.isFocused = isFocused }
            return isFocused != self.isFocused
        }
    }
}

extension TextField where Label == Text {
    /// Edits text and reports focus and Enter; the older form, labelled by a key's translation.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(titleKey, text: text)
        enter = TextFieldReports(editingChanged: onEditingChanged, commit: onCommit).entered
    }

    /// Edits text and runs an action on Enter; the older form.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) { self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit) }

    /// Edits text and reports focus and Enter; the older form, labelled by any text.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        enter = TextFieldReports(editingChanged: onEditingChanged, commit: onCommit).entered
    }
}
