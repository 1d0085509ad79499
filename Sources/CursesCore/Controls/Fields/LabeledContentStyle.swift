/// A look for labelled content that is a view made of both.
@MainActor
public protocol LabeledContentStyle {
    associatedtype Body: View
    /// What the look is made of.
    typealias Configuration = LabeledContentStyleConfiguration

    /// The labelled content as it is drawn.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// A label and what it labels.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public let label: StylePart
    /// What it labels.
    public let content: StylePart
}

/// The label before its content.
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
    /// The label before its content.
    public static var automatic: Self { Self() }
}

extension View {
    /// Gives the labelled content of the view a look.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> ModifiedView {
        environment { $0.labeledContentStyle = { style.makeBody(configuration: $0) } }
    }
}

extension EnvironmentValues {
    /// The app's own look of labelled content.
    @Entry var labeledContentStyle: ((LabeledContentStyleConfiguration) -> any View)?
}
