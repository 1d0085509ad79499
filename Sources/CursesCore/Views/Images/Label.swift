/// A title with an image, which is hidden unless a custom style shows it.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
    private let title: Title
    private let icon: Icon

    /// Shows the title; the icon only in a custom style.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        guard let style = evaluation.environment.labelStyle else {
            return title.nodes(evaluation.at(0))
        }
        return style(
            LabelStyleConfiguration(title: .init(content: title), icon: .init(content: icon))
        )
        .nodes(evaluation.at(1).with { $0.labelStyle = nil })
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    /// Shows the translation of a key.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Shows any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, systemImage name: String) {
        self.init(title: { title.titleText }, icon: { Image(systemName: name) })
    }

    /// Shows the translation of a key; a terminal shows no image of the app.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
}
