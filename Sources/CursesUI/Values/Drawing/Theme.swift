/// The look of each meaning, in the terminal's own 16 colours and attributes.
///
/// Every style is readable without its colour, on a light background and on a dark one. Of the 16
/// colours only red, bright red and magenta stand out from both in the palettes that terminals come
/// with; of the two reds the bright one does so more evenly.
nonisolated public struct Theme: Hashable, Sendable {
    /// What is read first.
    public var primary = Style.plain
    /// What explains the first.
    public var secondary = Style(attributes: .dim)
    /// What is there for completeness.
    public var tertiary = Style(attributes: .dim)
    /// The one accent.
    public var tint = Style(foreground: .magenta)
    /// Something is as it should be, and need not call: no green is read on white and on black.
    public var success = Style.plain
    /// Something deserves a look.
    public var warning = Style(foreground: .brightRed)
    /// Something is wrong or will be gone.
    public var danger = Style(foreground: .brightRed, attributes: .bold)
    /// What is chosen at this moment.
    public var selection = Style(attributes: .reverse)

    /// The look that the toolkit comes with.
    public static let standard = Theme()

    /// This look without its colours.
    public var withoutColors: Theme {
        var theme = self
        theme.tint = Style(attributes: .bold)
        theme.success = .plain
        theme.warning = Style(attributes: .underline)
        theme.danger = Style(attributes: .bold)
        return theme
    }

    /// Starts from the standard look.
    public init() {}
}
