/// Look of each semantic style.
///
/// The standard theme uses the terminal's own 16 colours and attributes. A terminal with more gets
/// the colours and greys of a `ColorSet`, adapted to its background.
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
    /// Background of a range, with some of the success colour; plain with 16 colours.
    package var tintedShade = Style.plain
    /// Colours of the area below a line; `nil` without colours.
    package var fade: Fade?
    /// True if charts draw the edges of areas in blocks.
    package var fadesAreas: Bool { fade != nil }
    /// Backgrounds from the success colour over grey to the warning colour; empty with 16 colours.
    var heat: [Color] = []
    /// Accent.
    public var tint = Style(foreground: .magenta)
    /// Good state.
    public var success = Style(foreground: .green)
    /// State that needs attention.
    public var warning = Style(foreground: .yellow)
    /// Error or irreversible action.
    public var danger = Style(foreground: .red, attributes: .bold)
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
    /// Background of the terminal, known or between the common ones; `nil` with 16 colours.
    private var ground: RGB?

    /// Default theme.
    public static let standard = Theme()

    /// True if faint text is drawn in a grey instead of the terminal's faint attribute.
    package var hasGreys: Bool { faint != .standard }

    /// True if the theme has backgrounds for deviations from the usual.
    package var hasHeat: Bool { !heat.isEmpty }

    /// Theme without colours.
    public var withoutColors: Theme {
        var theme = hasGreys ? Self.standard : self
        theme.selection = selection
        theme.tint = Style(attributes: .bold)
        theme.chosenTint = .standard
        theme.success = .plain
        theme.warning = Style(attributes: .underline)
        theme.danger = Style(attributes: .bold)
        theme.tintedShade = .plain
        theme.fade = nil
        theme.heat = []
        theme.ground = nil
        return theme
    }

    /// Makes the standard theme.
    public init() {}

    /// Returns the substitute of a colour, or the colour.
    func shown(_ color: Color) -> Color {
        color.rawValue < own.count ? own[Int(color.rawValue)] : color
    }

    /// Returns a colour as the ground of text: black and white are themselves, the others as text.
    package func ground(_ color: Color) -> Color {
        if own.isEmpty { return color }
        switch color.rawValue {
        case 0: return Self.black
        case 7, 15: return Self.white
        default: return shown(color)
        }
    }

    /// Returns a style whose text can be read on its ground, else in black or white.
    func readable(_ style: Style) -> Style {
        guard let terminal = self.ground, let ground = style.background.mixture else {
            return style
        }
        // If the background is unknown, the colour of text is unknown too.
        let ink = terminal == Self.middle ? ground : Self.isDark(terminal) ? .white : .black
        let text = style.foreground.mixture ?? ink
        if text.contrast(with: ground) >= 4.5 { return style }
        return changed(style) { $0.foreground = Self.isDark(ground) ? Self.white : Self.black }
    }

    private static let black = Color(rawValue: 16)
    private static let white = Color(rawValue: 231)

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
    /// Background assumed if nothing is known, between all others.
    private static let middle = RGB(0x808080)
    /// Possible backgrounds of a dark terminal whose exact background is unknown.
    private static let dark: [UInt32] = [0x000000, 0x002B36, 0x2E3440]
    private static let light: [UInt32] = [0xFFFFFF, 0xFDF6E3, 0xEEEEEC]

    /// Makes the theme of a colour set on a terminal.
    ///
    /// The background is the terminal's answer, else that of the chosen set, else that of
    /// `COLORFGBG`. If nothing is known, colours are readable on any background and areas have no
    /// fill.
    package init(_ set: ColorSet, on terminal: TerminalColors) {
        self = .standard
        if !terminal.bearsFaint {
            secondary = .plain
            border = .plain
        }
        if set == .highContrast { dropFaint() }
        if terminal.count == 0 || set == .monochrome { self = withoutColors }
        guard terminal.count > 0, set != .monochrome else { return }
        guard terminal.count >= 256, set != .sixteen else {
            let plain = tint.foreground
            let way = set == .colorBlind ? [plain] : [.red, .yellow, .green]
            fade = Fade(sixteen: way, plain: plain)
            return
        }
        let known = terminal.background.map(Self.isDark) ?? set.isDark ?? terminal.isDark
        let hues = Hues(set, isDark: known)
        let count = terminal.count
        guard let isDark = known else {
            ground = Self.middle
            if set != .highContrast { adoptMiddle(hues, count) }
            paint(hues, on: nil, text: .white, count)
            return
        }
        // Between the backgrounds of common terminals.
        let ground = terminal.background ?? (isDark ? RGB(0x16181D) : .white)
        let text = terminal.foreground ?? (isDark ? .white : .black)
        self.ground = ground
        let least = set == .highContrast ? 7 : 4.5
        paint(hues, on: ground, text: text, count)
        let grounds =
            terminal.background.map { [$0] }
            ?? (isDark ? Self.dark : Self.light).map { RGB($0) }
        let mixer = ToneMixer(grounds: grounds, count: count)
        adopt(hues, mixer, least)
        adoptGreys(mixer, least)
        adoptInk(terminal.foreground, grounds, mixer, least)
        if ink != .standard, let ink = ink.mixture { paint(hues, on: ground, text: ink, count) }
        chosenTint = Self.accent(set, on: ink.mixture ?? terminal.foreground, count)
    }

    /// Makes the colours of pictures; without a known background those that any bears.
    private mutating func paint(_ hues: Hues, on known: RGB?, text: RGB, _ count: Int) {
        let hasMixtures = count > 256
        let fade = Fade(hues, on: known, text: text, hasMixtures: hasMixtures)
        self.fade = fade
        tintedShade.background = fade.range
        heat = hues.heat.map { Color(rawValue: UInt32($0)) }
        // Mixtures with a background between all others would be pink and dull.
        if !heat.isEmpty, !hasMixtures || known == nil { return }
        let ground = known ?? Self.middle
        heat = (-4...4).map { step in
            let hue = step == 0 ? text : step < 0 ? hues.success : hues.warning
            let mixture = ground.mixed(with: hue, by: 0.2 + 0.2 * Double(abs(step)))
            return hasMixtures ? Color(mixture: mixture) : ColorCube.nearest(to: mixture)
        }
    }

    /// Returns a colour of a picture as it is drawn behind a dialog: mixed with the background.
    func receding(_ color: Color) -> Color? {
        guard let ground, let mixture = color.mixture else { return nil }
        // Halfway to the middle: mixtures of the 256 would have another hue.
        if color.rawValue < 256, let step = heat.firstIndex(of: color) {
            return heat[step + (heat.count / 2 - step) / 2]
        }
        let mixed = ground.mixed(with: mixture, by: 0.4)
        if color.rawValue > 255 { return Color(mixture: mixed) }
        // The greys of the 256 are the last ones.
        return ColorCube.nearest(to: mixed, isHue: color.rawValue < 232)
    }

    private static func accent(_ set: ColorSet, on ground: RGB?, _ count: Int) -> Color {
        guard let ground else { return .standard }
        let hue = Hues(set, isDark: isDark(ground)).accent
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

    private static func isDark(_ ground: RGB) -> Bool {
        ground.contrast(with: .white) > ground.contrast(with: .black)
    }

    /// Takes colours and greys of medium lightness, which need no adaptation.
    private mutating func adoptMiddle(_ hues: Hues, _ count: Int) {
        adopt(hues, ToneMixer(grounds: [], count: count), 0)
        let greys = [242, 243, 244, 245].map { Color(rawValue: $0) }
        line = Style(foreground: greys[0])
        border = Style(foreground: greys[1])
        tertiary = Style(foreground: greys[2])
        secondary = Style(foreground: greys[3])
        faint = greys[2]
        (own[0], own[7], own[8], own[15]) = (greys[3], greys[3], greys[2], greys[3])
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

    /// True for a set made for a dark background, false for a light one, `nil` for any.
    fileprivate var isDark: Bool? { self == .dark ? true : self == .light ? false : nil }
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
