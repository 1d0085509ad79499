extension TextFieldNode {
    /// The keys that step the value; arrows without Shift move to the next field.
    var stepBindings: [KeyBinding] {
        var bindings = [(KeyEquivalent.upArrow, 1.0), (.downArrow, -1.0)].compactMap(step)
        guard !bindings.isEmpty else { return [] }
        bindings[0].isKnown = true
        bindings[0].summary = KeyBinding.Summary(of: bindings, title: environment.string("step"))
        return bindings
    }

    private func step(_ key: KeyEquivalent, by step: Double) -> KeyBinding? {
        let state = editor.state
        guard let stepped = source.stepped(state.text, at: state.cursor, by: step) else {
            return nil
        }
        return KeyBinding([.shift(key)], title: environment.string("one step")) { [self] in
            edit { $0.replace(with: stepped) }
        }
    }
}
