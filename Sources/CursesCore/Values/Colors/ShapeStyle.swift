/// Style of a view: a palette colour, or a meaning whose look the theme decides.
nonisolated public protocol ShapeStyle: Sendable {
    /// Returns the look in a theme, on the terminal's background.
    func style(in theme: Theme) -> Style
}
