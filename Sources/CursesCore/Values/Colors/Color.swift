/// One of the terminal's 16 palette colours or its default; a theme may substitute it.
///
/// The user's palette decides the look of the 16 colours, so a screen fits light and dark
/// terminals. If the background is known, the theme has a readable substitute for each.
nonisolated public struct Color: RawRepresentable, Hashable, ShapeStyle {
    /// Number of the colour in the terminal's palette.
    public let rawValue: UInt32

    /// Default foreground or background of the terminal.
    public static let standard = Color(rawValue: 0x7FFF)

    /// Makes a colour by its number: 0–15 of the user's palette, up to 255 of the 256 colours.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public func style(in theme: Theme) -> Style { Style(foreground: theme.shown(self)) }
}

nonisolated extension ShapeStyle where Self == Color {
    public static var black: Color { Color(rawValue: 0) }
    public static var red: Color { Color(rawValue: 1) }
    public static var green: Color { Color(rawValue: 2) }
    public static var yellow: Color { Color(rawValue: 3) }
    public static var blue: Color { Color(rawValue: 4) }
    public static var magenta: Color { Color(rawValue: 5) }
    public static var cyan: Color { Color(rawValue: 6) }
    public static var white: Color { Color(rawValue: 7) }
    public static var gray: Color { Color(rawValue: 8) }
    public static var brightRed: Color { Color(rawValue: 9) }
}
