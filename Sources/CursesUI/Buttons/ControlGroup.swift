/// A row of related controls.
public struct ControlGroup<Content: View, Label: View>: View {
    private let content: Content
    private let label: Label

    /// Creates a group with a label in front of its controls.
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
    /// Creates a group without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension ControlGroup where Label == Text {
    /// Creates a group with a localized label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
}
