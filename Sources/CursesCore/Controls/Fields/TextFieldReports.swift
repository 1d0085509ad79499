/// What a text field in its older form tells: that somebody types in it, and Enter.
struct TextFieldReports {
    let editingChanged: (Bool) -> Void
    let commit: () -> Void

    /// Goes on to the field with both in its environment.
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

        /// Takes whether the field has the focus, and tells whether that is new.
        func set(_ isFocused: Bool) -> Bool {
            defer { self.isFocused = isFocused }
            return isFocused != self.isFocused
        }
    }
}

extension TextField where Label == Text {
    /// Edits text and tells of it; the older form, whose label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(titleKey, text: text)
        reports = TextFieldReports(editingChanged: onEditingChanged, commit: onCommit)
    }

    /// Edits text and does something at Enter; the older form.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) { self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit) }

    /// Edits text and tells of it; the older form, whose label is any text.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        reports = TextFieldReports(editingChanged: onEditingChanged, commit: onCommit)
    }
}
