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

/// Bar modifiers. Have no effect in a terminal.
extension View {
    /// Has no effect in a terminal, whose bars contain only the app's items.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> Self { self }

    /// Has no effect in a terminal: shows or hides the background of bars.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Has no effect in a terminal: allows minimizing the window.
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
}

extension ToolbarContent {
    /// Has no effect in a terminal: shows or hides the glass behind an item.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

/// A system item of a bar.
nonisolated public struct ToolbarDefaultItemKind: Sendable {
    public static let sidebarToggle = Self(), title = Self(), search = Self()
}

/// A system item of a bar. Draws nothing in a terminal.
public struct DefaultToolbarItem: ToolbarContent {
    /// Creates an item at a placement.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    public var body: some View { EmptyView() }
}

/// The availability of a window action.
nonisolated public enum WindowInteractionBehavior: Sendable {
    case automatic, enabled, disabled
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

/// Search modifiers. Have no effect in a terminal.
extension View {
    /// Has no effect: the terminal searches its screen itself.
    public func findNavigator(isPresented: Binding<Bool>) -> Self { self }

    /// Has no effect in a terminal: disables finding text.
    public func findDisabled(_ isDisabled: Bool = true) -> Self { self }

    /// Has no effect in a terminal: disables replacing text.
    public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
}
