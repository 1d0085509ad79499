/// A look for things that are shown on demand, which is a view made of them.
@MainActor
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    /// What the look is made of.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// The group as it is drawn.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// A label, what is shown under it, and whether it is.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public let label: StylePart
    /// What is shown under it.
    public let content: StylePart
    /// Whether it is shown.
    @Binding public var isExpanded: Bool
}

/// The label with a mark, and under it what is shown.
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
    /// The label with a mark, and under it what is shown.
    public static var automatic: Self { Self() }
}

extension View {
    /// Gives what is shown on demand a look.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> ModifiedView {
        environment { $0.disclosureGroupStyle = { style.makeBody(configuration: $0) } }
    }
}

extension EnvironmentValues {
    /// The app's own look of what is shown on demand.
    @Entry var disclosureGroupStyle: ((DisclosureGroupStyleConfiguration) -> any View)?
}
