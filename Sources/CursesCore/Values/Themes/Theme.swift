/// Look of each semantic style.
///
/// The standard theme uses the terminal's 16 colours and attributes: every style is readable
/// without its colour on light and dark backgrounds. Of the 16 colours only red, bright red and
/// magenta have enough contrast to both in the default palettes of terminals, and bright red more
/// evenly than red. If the terminal is known better, a `ColorSet` has colours and greys adapted to
/// its background.
nonisolated public struct Theme: Hashable, Sendable {
    /// Main content.
    public var primary = Style.plain
    /// Explanation of the main content.
    public var secondary = Style(attributes: .dim)
    /// Supplementary content.
    public var tertiary = Style(attributes: .dim)
    /// Border of an overlay.
    public var border = Style(attributes: .dim)
    /// Line that guides the eye, such as the axes of a chart.
    public var line = Style(attributes: .dim)
    /// Background of the range around a line, with some of the accent; plain unless the background
    /// of the terminal is known.
    public var tintedShade = Style.plain
    /// Colours of the area below a line; `nil` unless the background of the terminal is known.
    package var fade: Fade?
    /// True if charts draw the edges of areas in blocks.
    public var fadesAreas: Bool { fade != nil }
    /// Backgrounds from the success colour over grey to the warning colour; empty unless the
    /// background of the terminal is known.
    var heat: [Color] = []
    /// Accent.
    public var tint = Style(foreground: .magenta)
    /// Good state; plain, since no palette green is readable on both white and black.
    public var success = Style.plain
    /// State that needs attention.
    public var warning = Style(foreground: .brightRed)
    /// Error or irreversible action.
    public var danger = Style(foreground: .brightRed, attributes: .bold)
    /// Selected element.
    public var selection = Style(attributes: .reverse)

    /// Accent in reverse video, on the text colour as background; the default colour if that is not
    /// known.
    var chosenTint = Color.magenta
    /// Colour of plain text; `standard` leaves it to the terminal.
    var ink = Color.standard
    /// Colour in place of the faint attribute; `standard` leaves it to the terminal.
    var faint = Color.standard
    /// Substitutes of the terminal's 16 colours; empty to use those.
    var own: [Color] = []

    /// Default theme.
    public static let standard = Theme()

    /// True if faint text is drawn in a grey instead of the terminal's faint attribute.
    public var hasGreys: Bool { faint != .standard }

    /// True if the theme has backgrounds for deviations from the usual.
    public var hasHeat: Bool { !heat.isEmpty }

    /// Theme without colours.
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

    /// Makes the standard theme.
    public init() {}

    /// Returns the substitute of a colour, or the colour.
    func shown(_ color: Color) -> Color {
        color.rawValue < own.count ? own[Int(color.rawValue)] : color
    }

    /// Returns whether a style is already fainter than the substitute of the faint attribute.
    func isFaint(_ style: Style) -> Bool {
        guard hasGreys, style.foreground != .standard else { return false }
        return style.foreground == line.foreground || style.foreground == border.foreground
    }

    /// Returns a style as it is drawn: with a grey instead of the faint attribute.
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
