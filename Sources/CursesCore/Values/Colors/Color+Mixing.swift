nonisolated extension Color {
    /// The terminal's colour that is nearest to a mixture of light.
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

    /// The terminal's colour that is nearest to a mixture of light.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(mixing: red, green, blue, opacity: opacity)
    }

    /// The terminal's colour that is nearest to a mixture of light, however its parts are counted.
    public init(
        _ colorSpace: RGBColorSpace,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) { self.init(mixing: red, green, blue, opacity: opacity) }

    /// The grey that is nearest to a brightness.
    public init(white: Double, opacity: Double = 1) {
        self.init(
            rawValue: opacity == 0
                ? Color.standard.rawValue : white < 0.25 ? 0 : white < 0.75 ? 8 : 7
        )
    }

    /// The grey that is nearest to a brightness, however it is counted.
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(white: white, opacity: opacity)
    }

    /// The terminal's colour that is nearest to a place on the wheel of colours.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ offset: Double) -> Double {
            let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
        }
        self.init(mixing: part(5), part(3), part(1), opacity: opacity)
    }

    /// How the parts of a mixture are counted.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }
}

/// Colours by their names.
nonisolated extension Color {
    /// A colour of an asset catalog, which a program on a terminal has not: the terminal's own.
    public init(_ name: String, bundle: Bundle? = nil) {
        self = .standard
    }

    /// The terminal's colour that is nearest to one of a telephone.
    public init(_ color: SystemColor) {
        self = color.color
    }

    /// The terminal's colour that is nearest to one of a telephone.
    public init(uiColor: SystemColor) {
        self = uiColor.color
    }

    /// The terminal's colour that is nearest to one of a computer.
    public init(nsColor: SystemColor) {
        self = nsColor.color
    }
}
