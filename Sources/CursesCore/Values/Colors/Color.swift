/// One of the terminal's own 16 colours, or its default; a theme may draw another in its place.
///
/// The person's palette decides what one of the 16 looks like, so that a screen fits a light terminal
/// as well as a dark one. Where the background is known, the theme's set has a colour for each of
/// them that can be read on it.
nonisolated public struct Color: RawRepresentable, Hashable, ShapeStyle {
    /// The number that terminals know the colour by.
    public let rawValue: UInt32

    /// The terminal's own foreground or background.
    public static let standard = Color(rawValue: 0x7FFF)

    /// Names a colour by its number: from 0 to 15 the terminal's own, up to 255 those of 256.
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
