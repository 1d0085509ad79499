/// A custom look of disclosure groups, made of label and content.
@MainActor
public protocol DisclosureGroupStyle: PartsStyle where Parts == DisclosureGroupStyleConfiguration {
    /// The parts of the group.
    typealias Configuration = DisclosureGroupStyleConfiguration
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
