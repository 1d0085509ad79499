/// Colours beyond the 16: those of 256, and mixtures of light in steps of eight.
nonisolated extension Color {
    private static let mixtures: UInt16 = 0x8000

    /// A colour of a terminal that mixes light itself.
    init(mixture: RGB) {
        func step(_ part: UInt8) -> UInt16 { UInt16(min(31, (Int(part) * 31 + 127) / 255)) }
        let steps = step(mixture.red) << 10 | step(mixture.green) << 5 | step(mixture.blue)
        self.init(rawValue: Self.mixtures | steps)
    }

    /// The mixture that a terminal shows, unless it is one of the person's own 16 or the standard.
    var mixture: RGB? {
        if rawValue >= Self.mixtures {
            func part(_ shift: UInt16) -> UInt8 { UInt8(Int(rawValue >> shift & 31) * 255 / 31) }
            return RGB(red: part(10), green: part(5), blue: part(0))
        }
        return (16...255).contains(rawValue) ? ColorCube.mixture(Int(rawValue)) : nil
    }

    /// The nearest colour that a terminal of 256 has.
    var nearestOf256: Color {
        guard rawValue >= Self.mixtures, let mixture else { return self }
        let number = ColorCube.nearest(to: mixture) { _ in true }
        return number.map { Color(rawValue: UInt16($0)) } ?? .standard
    }
}
