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

nonisolated extension Color {
    /// Makes the palette colour nearest to RGB components from 0 to 1; `standard` if transparent. The
    /// colour space has no effect.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        let parts = [red, green, blue]
        let bright = parts.max() ?? 0
        let isGrey = bright - (parts.min() ?? 0) < 0.08
        let lit = parts.map { $0 > bright * 0.6 }
        let number = lit.enumerated().reduce(0) { $1.element ? $0 | 1 << $1.offset : $0 }
        let grey: UInt32 = bright < 0.75 ? 8 : 7
        let color = isGrey ? grey : UInt32(number)
        self.init(rawValue: opacity == 0 ? Color.standard.rawValue : bright < 0.25 ? 0 : color)
    }

    /// Makes the palette grey nearest to a brightness from 0 to 1; `standard` if transparent.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// Makes the palette colour nearest to a hue, saturation and brightness from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ offset: Double) -> Double {
            let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    /// Colour space; no effect in a terminal.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }
}

/// Named colours.
nonisolated extension Color {
    /// Makes the terminal's default colour: there are no asset catalogs in a terminal.
    public init(_ name: String, bundle: Bundle? = nil) {
        self = .standard
    }
}
