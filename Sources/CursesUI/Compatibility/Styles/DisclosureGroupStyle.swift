/// A look of what can be shown and hidden, which changes nothing.
@MainActor
public protocol DisclosureGroupStyle {}

extension View {
    /// Chooses a look for what can be shown and hidden.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> Self { self }
}

/// The one look of what can be shown and hidden.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: Self { Self() }
}
