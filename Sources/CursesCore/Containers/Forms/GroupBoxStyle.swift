/// A look for group boxes that is a view made of the label and the content.
@MainActor
public protocol GroupBoxStyle {
    associatedtype Body: View
    /// What the look is made of.
    typealias Configuration = GroupBoxStyleConfiguration

    /// The group box as it is drawn.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box that a style draws.
public struct GroupBoxStyleConfiguration {
    /// What the group box says.
    public let label: StylePart
    /// What is in it.
    public let content: StylePart
}

/// A frame with a title.
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
    /// A frame with a title.
    public static var automatic: Self { Self() }
}

extension View {
    /// Gives the group boxes of the view a look.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> ModifiedView {
        environment { $0.groupBoxStyle = { style.makeBody(configuration: $0) } }
    }
}

extension EnvironmentValues {
    /// The app's own look of the group boxes.
    @Entry var groupBoxStyle: ((GroupBoxStyleConfiguration) -> any View)?
}
