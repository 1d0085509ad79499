/// The look of each meaning.
///
/// The standard look uses the terminal's own 16 colours and attributes: every style is readable without
/// its colour, on a light background and on a dark one. Of the 16 colours only red, bright red and
/// magenta stand out from both in the palettes that terminals come with; of the two reds the bright
/// one does so more evenly. Where more is known of the terminal, a `ColorSet` has colours and greys
/// that are fitted to its background.
nonisolated public struct Theme: Hashable, Sendable {
    /// What is read first.
    public var primary = Style.plain
    /// What explains the first.
    public var secondary = Style(attributes: .dim)
    /// What is there for completeness.
    public var tertiary = Style(attributes: .dim)
    /// The frame of something that lies over the screen.
    public var border = Style(attributes: .dim)
    /// A line that leads the eye, as in a chart.
    public var line = Style(attributes: .dim)
    /// What lies around a line, as far as it may be from there: a ground with some of the accent in it, only where that
    /// of the terminal is known.
    public var tintedShade = Style.plain
    /// The colours of the area below a line; `nil` unless the ground of the terminal is known.
    package var fade: Fade?
    /// When true, charts draw the edges of areas in blocks.
    public var fadesAreas: Bool { fade != nil }
    /// Grounds from the colour of success over a grey to that of a warning; empty unless the ground of the terminal is
    /// known.
    var heat: [Color] = []
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

    /// The accent where the colours of the text and of its ground have changed places: the colour of
    /// the ground where that of the text is not known.
    var chosenTint = Color.magenta
    /// What text is drawn in that has no colour of its own, if that is not left to the terminal.
    var ink = Color.standard
    /// What is drawn in place of what is faint, if that is not left to the terminal.
    var faint = Color.standard
    /// What stands for each of the terminal's 16 colours, if not they themselves.
    var own: [Color] = []

    /// The look that the toolkit comes with.
    public static let standard = Theme()

    /// Whether what is faint is drawn in a grey of its own, and not in what the terminal makes of faintness.
    public var hasGreys: Bool { faint != .standard }

    /// When true, the theme has backgrounds for values above and below the usual.
    public var hasHeat: Bool { !heat.isEmpty }

    /// This look without its colours.
    public var withoutColors: Theme {
        var theme = self
        theme.tint = Style(attributes: .bold)
        theme.chosenTint = .standard
        theme.success = .plain
        theme.warning = Style(attributes: .underline)
        theme.danger = Style(attributes: .bold)
        guard faint != .standard else { return theme }
        for look in [\Theme.secondary, \.tertiary, \.border, \.line] {
            theme[keyPath: look] = Self.standard[keyPath: look]
        }
        theme.primary = .plain
        theme.tintedShade = .plain
        theme.fade = nil
        theme.heat = []
        theme.ink = .standard
        theme.faint = .standard
        theme.own = []
        return theme
    }

    /// Starts from the standard look.
    public init() {}

    /// What stands for a colour.
    func shown(_ color: Color) -> Color {
        color.rawValue < own.count ? own[Int(color.rawValue)] : color
    }

    /// Whether a style is fainter already than what is drawn in place of what is faint.
    func isFaint(_ style: Style) -> Bool {
        guard hasGreys, style.foreground != .standard else { return false }
        return style.foreground == line.foreground || style.foreground == border.foreground
    }

    /// A style as it is drawn: with a grey in place of faintness.
    func shown(_ style: Style) -> Style {
        guard faint != .standard else { return style }
        var style = style
        if style.attributes.contains(.dim) {
            style.attributes.remove(.dim)
            style.foreground = faint
        } else if style.foreground == .standard {
            style.foreground = ink
        }
        return style
    }
}
