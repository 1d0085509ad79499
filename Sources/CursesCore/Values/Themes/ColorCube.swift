/// Colours 16 to 255, which all 256-colour terminals share: a cube of 216 and 24 greys.
nonisolated enum ColorCube {
    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

    /// Returns the RGB value of a colour from 16 on.
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

    /// Returns the nearest colour without a search; with `isHue`, a grey only for a grey.
    static func nearest(to mixture: RGB, isHue: Bool = false) -> Color {
        func level(_ part: UInt8) -> Int { part < 48 ? 0 : part < 115 ? 1 : (Int(part) - 35) / 40 }
        let cube = 36 * level(mixture.red) + 6 * level(mixture.green) + level(mixture.blue)
        let mean = (Int(mixture.red) + Int(mixture.green) + Int(mixture.blue)) / 3
        let numbers = [16 + cube, 232 + min(max(0, (mean - 3) / 10), 23)]
        if isHue { return Color(rawValue: UInt32(16 + cube + hueStep(of: mixture, cube))) }
        let distances = numbers.map { Self.mixture($0).distance(to: mixture) }
        return Color(rawValue: UInt32(distances[0] <= distances[1] ? numbers[0] : numbers[1]))
    }

    /// Returns the step from a grey of the cube to a hue: its strongest part is one level higher.
    private static func hueStep(of mixture: RGB, _ cube: Int) -> Int {
        guard cube % 43 == 0, (43...172).contains(cube) else { return 0 }
        let parts = [mixture.red, mixture.green, mixture.blue]
        guard let most = parts.max(), parts.contains(where: { $0 < most }) else { return 0 }
        return most == mixture.blue ? 1 : most == mixture.green ? 6 : 36
    }

    /// Returns the nearest colour that satisfies a condition, or `nil`.
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
