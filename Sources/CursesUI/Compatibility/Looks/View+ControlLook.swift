/// Control modifiers with no or little effect in a terminal.
extension View {
    /// Has no effect in a terminal: changes the size of text.
    public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> Self { self }

    /// Has no effect in a terminal: sets the shape of a container.
    public func containerShape<T: Shape>(_ shape: T) -> Self { self }

    /// Has no effect in a terminal: sets the background of a container.
    public func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> Self { self }

    /// Has no effect in a terminal: draws a view behind a container.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> Self { self }

    /// Draws the view as one picture; `opaque` has no effect.
    public func drawingGroup(opaque: Bool) -> ModifiedView { drawingGroup() }
}

/// A relative size of text.
nonisolated public enum TextScale: Sendable {
    case `default`, secondary
}

/// A container with a background.
nonisolated public enum ContainerBackgroundPlacement: Sendable {
    case widget, window, navigation, navigationSplitView, tabView, subscriptionStore
}
