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

/// A custom look of group boxes, made of label and content.
@MainActor
public protocol GroupBoxStyle: PartsStyle where Parts == GroupBoxStyleConfiguration {
    /// The parts of the group box.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box for a custom style.
public struct GroupBoxStyleConfiguration {
    /// The label of the group box.
    public let label: StylePart
    /// The content of the group box.
    public let content: StylePart
}

/// Draws a frame with a title.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Section {
            configuration.content
        } header: {
            configuration.label
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// Draws a frame with a title.
    public static var automatic: Self { Self() }
}

extension View {
    /// Sets the style of the group boxes below.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> ModifiedView {
        environment { $0.groupBoxStyle = { style.makeBody(configuration: $0) } }
    }
}

extension EnvironmentValues {
    /// The custom style of group boxes; `nil` for the default.
    @Entry var groupBoxStyle: ((GroupBoxStyleConfiguration) -> any View)?
}
