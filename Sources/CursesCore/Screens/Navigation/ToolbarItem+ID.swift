extension View {
    /// Adds buttons to the help bar; the id has no effect, since toolbars cannot be customized.
    public func toolbar<Content: View>(
        id: String,
        @ViewBuilder content: () -> Content
    ) -> ModifiedView { toolbar(content: content) }

    /// Shows views at an edge of scrolled content, like `safeAreaInset`.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedView {
        ModifiedView(
            safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
        )
    }
}

extension ToolbarItem {
    /// Creates an item; the id has no effect, since toolbars cannot be customized.
    public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) { self.init(placement: placement, content: content) }
}

/// The menu of a screen's title; its buttons are in the help bar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    private let content: Content

    /// Creates a menu of buttons.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}
