/// Several views that are treated as one where that helps, and as several by their container.
public struct Group<Content: View>: View {
    private let content: Content

    /// Groups views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}
