/// Colours beyond the palette of 16: those of the 256, and true colours.
nonisolated extension Color {
    private static let mixtures: UInt32 = 0x100_0000

    /// Makes a true colour.
    init(mixture: RGB) {
        self.init(rawValue: Self.mixtures | UInt32(mixture.number))
    }

    /// RGB value; `nil` for the user's palette of 16 and the default colour.
    var mixture: RGB? {
        if rawValue >= Self.mixtures { return RGB(rawValue) }
        return (16...255).contains(rawValue) ? ColorCube.mixture(Int(rawValue)) : nil
    }

    /// Nearest of the 256 colours.
    var nearestOf256: Color {
        guard rawValue >= Self.mixtures, let mixture else { return self }
        let number = ColorCube.nearest(to: mixture) { _ in true }
        return number.map { Color(rawValue: UInt32($0)) } ?? .standard
    }
}
