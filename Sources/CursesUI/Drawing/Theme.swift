/// The look of each meaning, in the terminal's own 16 colours and attributes.
///
/// Every style is readable without its colour, on a light background and on a dark one.
nonisolated public struct Theme: Hashable, Sendable {
    /// What is read first.
    public var primary = Style.plain
    /// What explains the first.
    public var secondary = Style(attributes: .dim)
    /// What is there for completeness.
    public var tertiary = Style(attributes: .dim)
    /// The one accent.
    public var tint = Style(foreground: .magenta)
    /// Something is as it should be.
    public var success = Style(foreground: .green)
    /// Something deserves a look.
    public var warning = Style(foreground: .red)
    /// Something is wrong or will be gone.
    public var danger = Style(foreground: .red, attributes: .bold)
    /// What is chosen at this moment.
    public var selection = Style(attributes: .reverse)

    /// The look that the toolkit comes with.
    public static let standard = Theme()

    /// The standard look without its colours.
    public static let monochrome: Theme = {
        var theme = Theme()
        theme.tint = Style(attributes: .bold)
        theme.success = .plain
        theme.warning = Style(attributes: .underline)
        theme.danger = Style(attributes: .bold)
        return theme
    }()

    /// Starts from the standard look.
    public init() {}
}
