/// Controls that belong together, side by side.
public struct ControlGroup<Content: View, Label: View>: View {
    private let content: Content
    private let label: Label

    /// Groups controls under a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        HStack {
            label
            content
        }
    }
}

extension ControlGroup where Label == EmptyView {
    /// Groups controls.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension ControlGroup where Label == Text {
    /// Groups controls under the translation of a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
}
