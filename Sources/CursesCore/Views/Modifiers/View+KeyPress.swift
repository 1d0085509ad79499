extension View {
    /// Runs an action when one of several keys is pressed while the focus is here or inside.
    public func onKeyPress(
        keys: Set<KeyEquivalent>,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedView {
        wrapped { evaluation, node in
            KeyNode(evaluation.place, node) { keys.contains($0.key) ? action($0) : .ignored }
        }
    }

    /// Runs an action when a key is pressed while the focus is here or inside, and lists the key in
    /// the help bar. When not enabled, the key keeps its other meaning.
    public func onKeyPress(
        _ key: KeyEquivalent,
        _ titleKey: LocalizedStringKey,
        isEnabled: Bool = true,
        action: @escaping () -> Void
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let title = evaluation.string(titleKey)
            let binding = KeyBinding(.plain(key), title: title, action: action)
            return KeyNode(evaluation.place, node, bindings: isEnabled ? [binding] : [])
        }
    }

    /// Runs an action when a key is pressed while the focus is here or inside; help lists it.
    func onKeyPress(
        _ press: KeyPress,
        _ title: LocalizedStringKey,
        action: @escaping () -> Void
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let binding = KeyBinding([press], title: evaluation.string(title), action: action)
            return KeyNode(evaluation.place, node, bindings: [binding])
        }
    }
}

/// Handles keys that its content ignores; bindings are listed in the help.
package final class KeyNode: Node {
    private let bindings: [KeyBinding]
    private let answer: (KeyPress) -> KeyPress.Result

    package init(
        _ place: Place,
        _ content: Node,
        bindings: [KeyBinding] = [],
        answer: @escaping (KeyPress) -> KeyPress.Result = { _ in .ignored }
    ) {
        self.bindings = bindings
        self.answer = answer
        super.init(place, children: [content])
    }

    override package var keyBindings: [KeyBinding] { bindings }

    override package func handle(_ press: KeyPress) -> KeyPress.Result { answer(press) }
}

extension View {
    /// Binds the control's focus to one value of a focus state.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> ModifiedView {
        environment {
            $0.focusBinding = binding.slot?.binding(equals: value, unfocused: binding.unfocused)
        }
    }

    /// Binds the control's focus to a focus state.
    public func focused(_ condition: FocusState<Bool>.Binding) -> ModifiedView {
        focused(condition, equals: true)
    }

    /// Focuses a control when the view appears.
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        _ value: Value
    ) -> ModifiedView { onAppear { binding.wrappedValue = value } }
}
