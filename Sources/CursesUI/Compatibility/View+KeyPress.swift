extension View {
    /// Runs an action when a key is pressed while the focus is here or inside.
    public func onKeyPress(
        _ key: KeyEquivalent,
        action: @escaping () -> KeyPress.Result
    ) -> ModifiedView { onKeyPress(keys: [key]) { _ in action() } }

    /// Runs an action when any key is pressed while the focus is here or inside.
    public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> ModifiedView {
        wrapped { evaluation, node in KeyNode(evaluation.place, node, answer: action) }
    }
}
