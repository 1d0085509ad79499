/// Control modifiers with no or little effect in a terminal.
extension View {
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

/// A container with a background.
nonisolated public enum ContainerBackgroundPlacement: Sendable {
    case widget, window, navigation, navigationSplitView, tabView, subscriptionStore
}

/// Bar modifiers. Have no effect in a terminal.
extension View {
    /// Has no effect in a terminal: shows or hides the background of bars.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> Self { self }
}

/// Presentation modifiers with no or little effect: sheets are a frame in the middle of the screen.
extension View {
    /// Has no effect in a terminal: adapts a presentation to little space.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation,
        vertical: PresentationAdaptation
    ) -> Self { self }

    /// Has no effect in a terminal: sets the width of an inspector.
    public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> Self
    { self }

    /// Has no effect in a terminal: sets the width of an inspector.
    public func inspectorColumnWidth(_ width: Double) -> Self { self }

    /// Presents an inspector as a sheet.
    public func inspector<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> V
    ) -> ModifiedView { sheet(isPresented: isPresented, content: content) }
}

nonisolated extension PresentationBackgroundInteraction {
    /// Returns `enabled`; detents have no effect in a terminal.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

nonisolated extension PresentationSizing {
    /// Returns the sizing unchanged.
    public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }

    /// Returns the sizing unchanged.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

/// List modifiers. Have no effect in a terminal.
extension View {
    /// Has no effect in a terminal: sets the insets of rows.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }

    /// Has no effect in a terminal: sets the spacing of sections.
    public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }

    /// Has no effect in a terminal: disables the selection of a row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}
