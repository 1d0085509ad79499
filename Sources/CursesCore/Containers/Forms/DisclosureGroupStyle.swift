/// A custom look of disclosure groups, made of label and content.
@MainActor
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    /// The parts of the group.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Returns the view of the group.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The label, content and state of a disclosure group for a custom style.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public let label: StylePart
    /// The content.
    public let content: StylePart
    /// True if the content is shown.
    @Binding public var isExpanded: Bool
}

/// Shows the label with a marker, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// Shows the label with a marker, and the content below it.
    public static var automatic: Self { Self() }
}

extension View {
    /// Sets the style of the disclosure groups below.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> ModifiedView {
        environment { $0.disclosureGroupStyle = { style.makeBody(configuration: $0) } }
    }
}

extension EnvironmentValues {
    /// The custom style of disclosure groups; `nil` for the default.
    @Entry var disclosureGroupStyle: ((DisclosureGroupStyleConfiguration) -> any View)?
}
