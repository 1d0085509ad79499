nonisolated extension Color {
    /// Makes the palette colour nearest to RGB components from 0 to 1; `standard` if transparent.
    init(mixing red: Double, _ green: Double, _ blue: Double, opacity: Double) {
        let parts = [red, green, blue]
        let bright = parts.max() ?? 0
        let isGrey = bright - (parts.min() ?? 0) < 0.08
        let lit = parts.map { $0 > bright * 0.6 }
        let number = lit.enumerated().reduce(0) { $1.element ? $0 | 1 << $1.offset : $0 }
        let grey: UInt32 = bright < 0.75 ? 8 : 7
        let color = isGrey ? grey : UInt32(number)
        self.init(rawValue: opacity == 0 ? Color.standard.rawValue : bright < 0.25 ? 0 : color)
    }

    /// Makes the palette colour nearest to RGB components from 0 to 1; `standard` if transparent.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(mixing: red, green, blue, opacity: opacity)
    }

    /// Makes the palette colour nearest to RGB components from 0 to 1 in any colour space.
    public init(
        _ colorSpace: RGBColorSpace,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) { self.init(mixing: red, green, blue, opacity: opacity) }

    /// Makes the palette grey nearest to a brightness from 0 to 1; `standard` if transparent.
    public init(white: Double, opacity: Double = 1) {
        self.init(
            rawValue: opacity == 0
                ? Color.standard.rawValue : white < 0.25 ? 0 : white < 0.75 ? 8 : 7
        )
    }

    /// Makes the palette grey nearest to a brightness from 0 to 1; the colour space has no effect.
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(white: white, opacity: opacity)
    }

    /// Makes the palette colour nearest to a hue, saturation and brightness from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ offset: Double) -> Double {
            let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
        }
        self.init(mixing: part(5), part(3), part(1), opacity: opacity)
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

    /// Makes the palette colour nearest to a colour of UIKit.
    public init(_ color: SystemColor) {
        self = color.color
    }

    /// Makes the palette colour nearest to a colour of UIKit.
    public init(uiColor: SystemColor) {
        self = uiColor.color
    }

    /// Makes the palette colour nearest to a colour of AppKit.
    public init(nsColor: SystemColor) {
        self = nsColor.color
    }
}
