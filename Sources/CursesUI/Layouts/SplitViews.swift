/// Views side by side; the widths cannot be dragged in a terminal.
public struct HSplitView<Content: View>: View {
    private let content: Content

    /// Creates a split view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { HStack { content } }
}

/// Views one below the other; the heights cannot be dragged in a terminal.
public struct VSplitView<Content: View>: View {
    private let content: Content

    /// Creates a split view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { VStack { content } }
}
