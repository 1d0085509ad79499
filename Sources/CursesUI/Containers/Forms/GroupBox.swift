/// Things that belong together, in a frame with a title.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Frames views under a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        Section {
            content
        } header: {
            label
        }
    }
}

extension GroupBox where Label == Text {
    /// Frames views under the translation of a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Frames views under text as it stands.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == EmptyView {
    /// Frames views.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}
