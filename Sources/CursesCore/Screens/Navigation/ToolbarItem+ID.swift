extension View {
    /// Puts buttons into the help bar; the name is for a person who would rearrange them.
    public func toolbar<Content: View>(
        id: String,
        @ViewBuilder content: () -> Content
    ) -> ModifiedView { toolbar(content: content) }

    /// Shows views at the edge of what scrolls, as `safeAreaInset` does.
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
    /// Places a button; the name is for a person who would rearrange it.
    public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) { self.init(placement: placement, content: content) }
}

/// The menu of a screen's title, whose buttons a terminal puts into the help bar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    private let content: Content

    /// Offers buttons.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}
