/// Looks of controls, which have one each.
extension View {
    /// Makes text larger or smaller.
    public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> Self { self }

    /// Gives a container an outline.
    public func containerShape<T: Shape>(_ shape: T) -> Self { self }

    /// Gives a container a ground, which is the terminal's.
    public func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> Self { self }

    /// Puts a view under a container, whose ground is the terminal's.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> Self { self }

    /// Draws the view as one picture, on the terminal's ground.
    public func drawingGroup(opaque: Bool) -> ModifiedView { drawingGroup() }
}

/// A size of text.
nonisolated public enum TextScale: Sendable {
    case `default`, secondary
}

/// A container with a ground.
nonisolated public enum ContainerBackgroundPlacement: Sendable {
    case widget, window, navigation, navigationSplitView, tabView, subscriptionStore
}
