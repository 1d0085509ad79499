/// Views side by side, whose widths a terminal shares out.
public struct HSplitView<Content: View>: View {
    private let content: Content

    /// Puts views side by side.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { HStack { content } }
}

/// Views one below the other, whose heights a terminal shares out.
public struct VSplitView<Content: View>: View {
    private let content: Content

    /// Puts views one below the other.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { VStack { content } }
}
