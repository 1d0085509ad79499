/// Presentation modifiers; sheets and popovers are a frame in the middle of the screen.
extension View {
    /// Has no effect in a terminal: allows using the screen behind a sheet.
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> Self { self }

    /// Has no effect in a terminal: adapts a presentation to little space.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }

    /// Presents a popover as a sheet while a value is true.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect,
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedView { sheet(isPresented: isPresented, content: content) }

    /// Presents a popover as a sheet while an item is set.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect,
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedView { sheet(item: item, content: content) }
}

/// The adaptation of a presentation to little space.
nonisolated public enum PresentationAdaptation: Sendable {
    case automatic, none, popover, sheet, fullScreenCover
}

/// The use of the screen behind a sheet. Has no effect in a terminal.
nonisolated public enum PresentationBackgroundInteraction: Hashable, Sendable {
    case automatic, enabled, disabled
}

/// The anchor of a popover. Has no effect in a terminal.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
    case rect
    case point(UnitPoint)
}

extension View {
    /// Has no effect in a terminal: sets the size of the title.
    public func navigationBarTitleDisplayMode(
        _ mode: NavigationBarItem.TitleDisplayMode
    ) -> Self { self }

    /// Has no effect in a terminal: sets the size of the title.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }

    /// Has no effect in a terminal: Esc always goes back.
    public func navigationBarBackButtonHidden(_ hides: Bool = true) -> Self { self }
}

/// The size of a screen's title.
nonisolated public enum ToolbarTitleDisplayMode: Sendable {
    case automatic, inline, inlineLarge, large
}

/// Toolbar modifiers. Have no effect in a terminal, whose bars are one row each.
extension View {
    /// Has no effect in a terminal: shows or hides bars.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

    /// Has no effect in a terminal: shows or hides the background of bars.
    public func toolbarBackground(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Has no effect in a terminal: sets the background of bars.
    public func toolbarBackground<S: ShapeStyle>(
        _ style: S,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Has no effect in a terminal: sets light or dark bars.
    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> Self { self }

    /// Has no effect in a terminal: sets the role of the toolbar.
    public func toolbarRole(_ role: ToolbarRole) -> Self { self }

    /// Has no effect in a terminal: hides the status bar of a phone.
    public func statusBar(hidden: Bool) -> Self { self }

    /// Has no effect in a terminal: hides the status bar of a phone.
    public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
}

/// A bar of a screen.
nonisolated public enum ToolbarPlacement: Sendable {
    case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

/// The role of a toolbar.
nonisolated public enum ToolbarRole: Sendable {
    case automatic, browser, editor, navigationStack
}

/// Container modifiers. Have no effect in a terminal, where lists and forms have one look.
extension View {
    /// Has no effect in a terminal: shows or hides the background of a list or form.
    public func scrollContentBackground(_ visibility: Visibility) -> Self { self }

    /// Has no effect in a terminal: sets the prominence of section headers.
    public func headerProminence(_ prominence: Prominence) -> Self { self }

    /// Has no effect in a terminal: sets the background of a row.
    public func listRowBackground<V: View>(_ view: V?) -> Self { self }

    /// Has no effect in a terminal: shows or hides the separators of rows.
    public func listRowSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> Self { self }

    /// Has no effect in a terminal: shows or hides the separators of sections.
    public func listSectionSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> Self { self }

    /// Has no effect in a terminal: sets the tint of rows.
    public func listItemTint(_ tint: Color?) -> Self { self }

    /// Has no effect in a terminal: sets the insets of rows.
    public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

    /// Has no effect in a terminal: sets the size of controls.
    public func controlSize(_ size: ControlSize) -> Self { self }

    /// Has no effect in a terminal: sets the shape of buttons.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }

    /// Has no effect in a terminal: sheets are as large as their content needs.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

    /// Has no effect in a terminal: shows or hides the drag indicator of a sheet.
    public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
}

/// The prominence of a header.
nonisolated public enum Prominence: Sendable {
    case standard, increased
}

/// The size of controls.
nonisolated public enum ControlSize: Sendable {
    case mini, small, regular, large, extraLarge
}

/// The shape of buttons.
nonisolated public enum ButtonBorderShape: Sendable {
    case automatic, capsule, roundedRectangle, circle
}

/// The height of a sheet.
nonisolated public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case height(CGFloat)
}
