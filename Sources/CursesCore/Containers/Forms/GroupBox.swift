/// Views in a frame with a title.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
    private let label: Label
    private let content: Content

    /// Frames views, with an optional label.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label = { EmptyView() }
    ) {
        self.label = label()
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let parts = GroupBoxStyleConfiguration(
            label: .init(content: label),
            content: .init(content: content)
        )
        guard let style = evaluation.environment.groupBoxStyle else {
            return DefaultGroupBoxStyle().makeBody(configuration: parts).nodes(evaluation.at(0))
        }
        return style(parts).nodes(evaluation.at(1).with { $0.groupBoxStyle = nil })
    }
}

extension GroupBox where Label == Text {
    /// Frames views, with the translation of a key as label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Frames views, with any text as label.
    @_disfavoredOverload
    public init(_ title: some TitleText, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.titleText }
    }
}
