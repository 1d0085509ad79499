/// One of the terminal's own 16 colours, or its default.
///
/// The person's palette decides what a colour looks like, so that a screen fits a light terminal as
/// well as a dark one; no background is ever asked for or assumed.
nonisolated public struct Color: RawRepresentable, Hashable, ShapeStyle {
    /// The number that terminals know the colour by.
    public let rawValue: UInt8

    /// The terminal's own foreground or background.
    public static let standard = Color(rawValue: 255)

    /// Names a colour by its number, from 0 to 15.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public func style(in theme: Theme) -> Style { Style(foreground: self) }
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
