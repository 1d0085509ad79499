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
    package var tintedShade = Style.plain
    /// Colours of the area below a line; `nil` unless the background of the terminal is known.
    package var fade: Fade?
    /// True if charts draw the edges of areas in blocks.
    package var fadesAreas: Bool { fade != nil }
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
    package var hasGreys: Bool { faint != .standard }

    /// True if the theme has backgrounds for deviations from the usual.
    package var hasHeat: Bool { !heat.isEmpty }

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

nonisolated extension Theme {
    /// Possible backgrounds of a dark terminal whose exact background is unknown.
    private static let dark: [UInt32] = [0x000000, 0x002B36, 0x2E3440]
    private static let light: [UInt32] = [0xFFFFFF, 0xFDF6E3, 0xEEEEEC]

    /// Makes the theme of a colour set on a terminal.
    package init(_ set: ColorSet, on terminal: TerminalColors) {
        self = .standard
        if !terminal.bearsFaint {
            secondary = .plain
            border = .plain
        }
        if set == .highContrast { dropFaint() }
        if terminal.count == 0 || set == .monochrome { self = withoutColors }
        guard terminal.count >= 256, let grounds = Self.grounds(set, terminal) else { return }
        let isDark = terminal.background.map(Self.isDark) ?? (grounds[0] == .black)
        let least = set == .highContrast ? 7 : 4.5
        var mixer = ToneMixer(grounds: grounds, count: terminal.count)
        if let ground = terminal.background {
            let accent = Self.hues(set, isDark: isDark).accent
            let shade = mixer.shade(of: accent, under: least)
            tintedShade = Style(background: shade ?? .standard)
            mixer = ToneMixer(
                grounds: [ground] + [shade?.mixture].compactMap(\.self),
                count: terminal.count
            )
        }
        adopt(Self.hues(set, isDark: isDark), mixer, least)
        adoptGreys(mixer, least)
        adoptInk(terminal.foreground, grounds, mixer, least)
        if let ground = terminal.background {
            let hues = Self.hues(set, isDark: isDark)
            let (text, hasMixtures) = (
                ink.mixture ?? terminal.foreground ?? (isDark ? .white : .black),
                terminal.count > 256
            )
            fade = Fade(
                from: hues.accent,
                to: hues.success,
                on: ground,
                text: text,
                hasMixtures: hasMixtures
            )
            heat = (-4...4).map { step in
                let hue = step == 0 ? text : step < 0 ? hues.success : hues.warning
                let mixture = ground.mixed(with: hue, by: 0.2 + 0.2 * Double(abs(step)))
                return hasMixtures ? Color(mixture: mixture) : ColorCube.nearest(to: mixture)
            }
        }
        chosenTint = Self.accent(set, on: ink.mixture ?? terminal.foreground, terminal.count)
    }

    private static func accent(_ set: ColorSet, on ground: RGB?, _ count: Int) -> Color {
        guard let ground else { return .standard }
        let hue = hues(set, isDark: isDark(ground)).accent
        return ToneMixer(grounds: [ground], count: count).tone(hue, contrast: 4.5)
    }

    /// Text needs more contrast than its explanation, even if the terminal's own is weak.
    private mutating func adoptInk(
        _ text: RGB?,
        _ grounds: [RGB],
        _ mixer: ToneMixer,
        _ least: Double
    ) {
        guard let text, grounds.contains(where: { text.contrast(with: $0) < least * 1.6 }) else {
            return
        }
        ink = mixer.tone(text, contrast: least * 1.7)
        primary.foreground = ink
    }

    private static func grounds(_ set: ColorSet, _ terminal: TerminalColors) -> [RGB]? {
        switch set {
        case .sixteen, .monochrome: return nil
        case .automatic, .light, .dark, .highContrast, .colorBlind: break
        }
        if let background = terminal.background { return [background] }
        let isDark = set == .dark ? true : set == .light ? false : terminal.isDark
        return isDark.map { ($0 ? dark : light).map { RGB($0) } }
    }

    private static func isDark(_ ground: RGB) -> Bool {
        ground.contrast(with: .white) > ground.contrast(with: .black)
    }

    private static func hues(_ set: ColorSet, isDark: Bool) -> Hues {
        if set == .colorBlind { return isDark ? .brightForColorBlind : .deepForColorBlind }
        return isDark ? .bright : .deep
    }

    private mutating func adopt(_ hues: Hues, _ mixer: ToneMixer, _ least: Double) {
        tint = Style(foreground: mixer.tone(hues.accent, contrast: least))
        success = Style(foreground: mixer.tone(hues.success, contrast: least))
        warning = Style(foreground: mixer.tone(hues.warning, contrast: least))
        danger = Style(
            foreground: mixer.tone(hues.danger, contrast: least),
            attributes: .bold
        )
        let grey = mixer.grey(contrast: least * 1.25)
        let rainbow = hues.rainbow.map { mixer.tone($0, contrast: least) }
        let black = mixer.tone(.black, contrast: least)
        let white = mixer.tone(.white, contrast: least)
        own = [black] + rainbow + [white, grey] + rainbow + [white]
        // Magenta is the accent of the standard theme, and views may use it by name.
        own[Int(Color.magenta.rawValue)] = tint.foreground
    }

    private mutating func adoptGreys(_ mixer: ToneMixer, _ least: Double) {
        secondary = Style(foreground: mixer.grey(contrast: least * 1.3))
        tertiary = Style(foreground: mixer.grey(contrast: least * 1.05))
        faint = tertiary.foreground
        border = Style(foreground: mixer.grey(contrast: least * 0.8))
        line = Style(foreground: mixer.grey(contrast: least * 0.7))
    }

    /// Replaces faint styles by plain ones, for high contrast on a terminal without greys.
    private mutating func dropFaint() {
        secondary = .plain
        tertiary = .plain
        border = .plain
        line = .plain
    }
}

/// Colour set that a user can choose.
nonisolated public enum ColorSet: Hashable, Sendable, CaseIterable {
    /// Light or dark set if the terminal's background is known, else the 16 colours.
    case automatic
    /// Set for a light background.
    case light
    /// Set for a dark background.
    case dark
    /// Set with a contrast of at least 7 to the background.
    case highContrast
    /// Set with blue, yellow and orange instead of green, amber and red.
    case colorBlind
    /// The terminal's 16 colours, of which only those readable on any background are used.
    case sixteen
    /// No colours.
    case monochrome
}

/// Known colours of a terminal, from which a theme is made.
nonisolated package struct TerminalColors: Hashable, Sendable {
    /// Number of colours; more than 256 means true colour.
    package var count: Int
    /// Background colour; `nil` if unknown.
    package var background: RGB?
    /// Default text colour; `nil` if unknown.
    package var foreground: RGB?
    /// True for a dark background; `nil` if unknown, ignored if `background` is known.
    package var isDark: Bool?
    /// True if faint text is readable.
    package var bearsFaint: Bool

    /// Makes a description of a terminal.
    package init(
        count: Int = 256,
        background: RGB? = nil,
        foreground: RGB? = nil,
        isDark: Bool? = nil,
        bearsFaint: Bool = true
    ) {
        self.count = count
        self.background = background
        self.foreground = foreground
        self.isDark = isDark
        self.bearsFaint = bearsFaint
    }

    /// Parses `COLORFGBG`, which some terminals set: the palette numbers of text and background.
    ///
    /// Returns true for the Linux console, which is black and does not set it.
    static func isDark(_ variable: String?, on terminal: String = "") -> Bool? {
        if terminal.hasPrefix("linux"), variable == nil { return true }
        guard let last = variable?.split(separator: ";").last, let number = Int(last) else {
            return nil
        }
        switch number {
        case 0...6, 8: return true
        case 7, 9...15: return false
        default: return nil
        }
    }
}
