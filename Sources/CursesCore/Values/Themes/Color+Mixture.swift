/// Colours beyond the 16: those of 256, and mixtures of light.
nonisolated extension Color {
    private static let mixtures: UInt32 = 0x100_0000

    /// A colour of a terminal that mixes light itself.
    init(mixture: RGB) {
        self.init(rawValue: Self.mixtures | UInt32(mixture.number))
    }

    /// The mixture that a terminal shows, unless it is one of the person's own 16 or the standard.
    var mixture: RGB? {
        if rawValue >= Self.mixtures { return RGB(rawValue) }
        return (16...255).contains(rawValue) ? ColorCube.mixture(Int(rawValue)) : nil
    }

    /// The nearest colour that a terminal of 256 has.
    var nearestOf256: Color {
        guard rawValue >= Self.mixtures, let mixture else { return self }
        let number = ColorCube.nearest(to: mixture) { _ in true }
        return number.map { Color(rawValue: UInt32($0)) } ?? .standard
    }
}
