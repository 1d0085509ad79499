/// The colours from 16 to 255 that all terminals with 256 of them have in common: a cube and greys.
nonisolated enum ColorCube {
    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

    /// The mixture of a colour from 16 on.
    static func mixture(_ number: Int) -> RGB {
        if number >= 232 {
            let grey = UInt8(8 + 10 * (number - 232))
            return RGB(red: grey, green: grey, blue: grey)
        }
        let index = number - 16
        return RGB(
            red: levels[index / 36],
            green: levels[index / 6 % 6],
            blue: levels[index % 6]
        )
    }

    /// The colour nearest to a mixture among those that are allowed.
    static func nearest(to mixture: RGB, where isAllowed: (RGB) -> Bool) -> Int? {
        var best: (number: Int, distance: Int)?
        for number in 16...255 {
            let candidate = Self.mixture(number)
            let distance = candidate.distance(to: mixture)
            if let best, best.distance <= distance { continue }
            if isAllowed(candidate) { best = (number, distance) }
        }
        return best?.number
    }
}
