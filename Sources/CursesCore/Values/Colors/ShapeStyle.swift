/// A way to colour something: one of the terminal's colours or a meaning that the theme gives a look.
nonisolated public protocol ShapeStyle: Sendable {
    /// The look that a theme gives, on the terminal's own background.
    func style(in theme: Theme) -> Style
}
