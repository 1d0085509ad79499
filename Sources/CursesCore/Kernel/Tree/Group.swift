/// Several views that modifiers treat as one and containers as several.
public struct Group<Content: View>: View {
    private let content: Content

    /// Groups views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}
