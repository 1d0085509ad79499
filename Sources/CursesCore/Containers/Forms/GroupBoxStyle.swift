/// A custom look of group boxes, made of label and content.
@MainActor
public protocol GroupBoxStyle {
    associatedtype Body: View
    /// The parts of the group box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Returns the view of the group box.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
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
