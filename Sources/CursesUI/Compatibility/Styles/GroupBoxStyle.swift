/// A look of group boxes, which changes nothing.
@MainActor
public protocol GroupBoxStyle {}

extension View {
    /// Chooses a look for group boxes, of which a terminal has one.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> Self { self }
}

/// The one look of group boxes.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: Self { Self() }
}
