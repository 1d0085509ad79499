extension View {
    /// Runs an action when the view is clicked; Tab skips it, since another key does the same.
    ///
    /// - Parameter wheel: Called for each step of the wheel over the view, with its direction.
    public func onClick(
        wheel: ((_ isUp: Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> ModifiedView {
        tapped(by: .mouse, wheel: wheel, action)
    }

    /// Runs an action when the view is clicked, or focused and pressed with Enter or Space.
    package func onPress(perform action: @escaping () -> Void) -> ModifiedView {
        tapped(by: .mouseOrKeys, action)
    }

    private func tapped(
        by means: ButtonNode.Means,
        wheel: ((Bool) -> Void)? = nil,
        _ action: @escaping () -> Void
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let plain = evaluation.with {
                $0.buttonStyle = .plain
                $0.keyboardShortcut = nil
                $0.buttonPlace.afterAction = nil
            }
            let button = ButtonNode(plain, node, role: nil, action: action)
            button.means = means
            button.wheel = wheel
            return button
        }
    }
}
