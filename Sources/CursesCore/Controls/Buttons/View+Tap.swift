extension View {
    /// Does something when the view is clicked, or focused and pressed with Enter or Space; where the
    /// pointer was is not told.
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> ModifiedView { onTapGesture(count: count) { action(CGPoint(x: 0, y: 0)) } }

    /// Does something when the view is clicked, or focused and pressed with Enter or Space.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> ModifiedView {
        tapped(by: .mouseOrKeys, action)
    }

    /// Does something when the view is clicked; the focus passes it by, for another key does the same.
    ///
    /// - Parameter wheel: Hears of each step of the wheel over the view, and whether it goes up.
    public func onClick(
        wheel: ((_ isUp: Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> ModifiedView {
        tapped(by: .mouse, wheel: wheel, action)
    }

    private func tapped(
        by means: ButtonNode.Means,
        wheel: ((Bool) -> Void)? = nil,
        _ action: @escaping () -> Void
    ) -> ModifiedView {
        wrapped { evaluation, node in
            var environment = evaluation.environment
            environment.buttonStyle = .plain
            environment.keyboardShortcut = nil
            environment.buttonPlace.afterAction = nil
            let button = ButtonNode(
                evaluation.place,
                node,
                role: nil,
                environment: environment,
                action: action
            )
            button.means = means
            button.wheel = wheel
            return button
        }
    }
}
