/// A custom look of labelled content, made of label and content.
@MainActor
public protocol LabeledContentStyle {
    associatedtype Body: View
    /// The parts of the labelled content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Returns the view of the labelled content.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// A label and its content for a custom style.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public let label: StylePart
    /// The labelled content.
    public let content: StylePart
}

/// Shows the label before its content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// Shows the label before its content.
    public static var automatic: Self { Self() }
}

extension View {
    /// Sets the style of the labelled content below.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> ModifiedView {
        environment { $0.labeledContentStyle = { style.makeBody(configuration: $0) } }
    }
}

extension EnvironmentValues {
    /// The custom style of labelled content; `nil` for the default.
    @Entry var labeledContentStyle: ((LabeledContentStyleConfiguration) -> any View)?
}
