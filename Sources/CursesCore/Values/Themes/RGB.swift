/// Colour in sRGB.
nonisolated package struct RGB: Hashable, Sendable {
    /// Red, green and blue parts, from 0 to 255.
    package var red, green, blue: UInt8

    package static let black = RGB(0x000000)
    package static let white = RGB(0xFFFFFF)

    /// Number of the colour, such as `0xFDF6E3`.
    var number: Int32 { Int32(red) << 16 | Int32(green) << 8 | Int32(blue) }

    /// Relative luminance as defined by the Web Content Accessibility Guidelines (WCAG).
    package var luminance: Double {
        0.2126 * Self.light[Int(red)] + 0.7152 * Self.light[Int(green)]
            + 0.0722 * Self.light[Int(blue)]
    }

    /// Returns the contrast ratio as defined by WCAG, from 1 to 21.
    package func contrast(with other: RGB) -> Double {
        Self.contrast(luminance, other.luminance)
    }

    static func contrast(_ one: Double, _ other: Double) -> Double {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// Returns the colour mixed with a fraction of another.
    func mixed(with other: RGB, by part: Double) -> RGB {
        func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
            let (first, second) = (Double(one), Double(other))
            return UInt8((first + (second - first) * part).rounded())
        }
        return RGB(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue)
        )
    }

    /// Returns the weighted squared distance to another colour.
    func distance(to other: RGB) -> Int {
        func square(_ one: UInt8, _ other: UInt8) -> Int {
            let difference = Int(one) - Int(other)
            return difference * difference
        }
        return 3 * square(red, other.red) + 4 * square(green, other.green)
            + 2 * square(blue, other.blue)
    }

    private static let light: [Double] = (0...255).map { value in
        let part = Double(value) / 255
        return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}

nonisolated extension RGB {
    /// Makes a colour from its number, such as `0xFDF6E3`.
    package init(_ number: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: number >> 16),
            green: UInt8(truncatingIfNeeded: number >> 8),
            blue: UInt8(truncatingIfNeeded: number)
        )
    }
}

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

    /// Returns the nearest colour without a search; with `isHue`, one of the cube.
    static func nearest(to mixture: RGB, isHue: Bool = false) -> Color {
        func level(_ part: UInt8) -> Int { part < 48 ? 0 : part < 115 ? 1 : (Int(part) - 35) / 40 }
        let cube = 36 * level(mixture.red) + 6 * level(mixture.green) + level(mixture.blue)
        let mean = (Int(mixture.red) + Int(mixture.green) + Int(mixture.blue)) / 3
        let numbers = [16 + cube, 232 + min(max(0, (mean - 3) / 10), 23)]
        if isHue { return Color(rawValue: UInt32(numbers[0])) }
        let distances = numbers.map { Self.mixture($0).distance(to: mixture) }
        return Color(rawValue: UInt32(distances[0] <= distances[1] ? numbers[0] : numbers[1]))
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

/// Hues of a colour set before they are adapted to a background.
nonisolated struct Hues {
    var accent: RGB
    /// Red, green, yellow, blue, magenta and cyan, in the order of terminal palettes.
    var rainbow: [RGB]
    var success: RGB
    var warning: RGB
    var danger: RGB
    /// Colours of a line on its way to the goal, and the nearest of the 256.
    var way: (mixtures: [RGB], numbers: [UInt8])
    /// Colours of the 256 below and around such a line, one for each of its numbers or one for all,
    /// and that of a range.
    var area: (fills: [UInt8], bands: [UInt8], range: UInt8)
    /// Colours of the 256 from success over grey to warning; empty to take the nearest.
    var heat: [UInt8] = []

    private init(
        _ accent: UInt32,
        _ rainbow: [UInt32],
        _ signals: [UInt32],
        isDark: Bool,
        isForColorBlind: Bool = false
    ) {
        self.accent = RGB(accent)
        self.rainbow = rainbow.map { RGB($0) }
        success = RGB(signals[0])
        warning = RGB(signals[1])
        danger = RGB(signals[2])
        if isForColorBlind {
            area = isDark ? ([], [60], 24) : ([189], [147], 153)
            way = ([RGB(accent), success], isDark ? [170, 140, 111, 75] : [127, 61, 25])
            return
        }
        // The dark colours of the cube are loud or grey: large areas have none, bands the darkest.
        area =
            isDark
            ? ([], [17, 17, 17, 17, 23, 23, 23], 22)
            : (
                [189, 189, 189, 195, 195, 194, 194], [147, 147, 153, 152, 152, 151, 151], 194
            )
        heat =
            isDark
            ? [78, 35, 29, 22, 238, 94, 130, 172, 215]
            : [28, 71, 114, 151, 252, 223, 180, 172, 130]
        // From violet to green in steps of 20° in OKLCH, with a lightness of 0.70 to 0.80 on a dark
        // background and 0.50 to 0.56 on a light one.
        let mixtures: [UInt32] =
            isDark
            ? [
                0xA486FD, 0x859AFF, 0x60ABFE, 0x07BAFB, 0x11C5E0, 0x0FCECA, 0x07D8AE, 0x30DA82,
            ]
            : [
                0x6C3FC8, 0x4653D1, 0x0368BE, 0x07749D, 0x087B8C, 0x00807E, 0x01866B, 0x168B49,
            ]
        way = (
            mixtures.map { RGB($0) },
            isDark ? [141, 105, 75, 39, 44, 43, 78] : [98, 62, 26, 31, 30, 29, 28]
        )
    }

    /// Chooses the hues for a dark or a light background, or those of medium lightness for `nil`.
    init(_ set: ColorSet, isDark: Bool?) {
        switch (isDark, set == .colorBlind) {
        case (true?, false): self = .bright
        case (false?, false): self = .deep
        case (nil, false):
            self = .middle
            heat = Self.bright.heat
        case (true?, true): self = .brightForColorBlind
        case (false?, true): self = .deepForColorBlind
        case (nil, true): self = .middleForColorBlind
        }
    }

    /// Bright hues for a dark background.
    private static let bright = Hues(
        0xAF87FF,
        [0xFF8787, 0x87D787, 0xFFD75F, 0x87AFFF, 0xD787FF, 0x5FD7D7],
        [0x87D787, 0xFFAF5F, 0xFF8787],
        isDark: true
    )

    /// Dark hues for a light background.
    private static let deep = Hues(
        0x8700AF,
        [0xAF0000, 0x006700, 0x7A5200, 0x005FAF, 0x8700AF, 0x006A6A],
        [0x006700, 0x875F00, 0xAF0000],
        isDark: false
    )

    /// Hues with a contrast of 2.7 or more to common backgrounds, all among the 256 colours.
    private static let middle = Hues(
        0x875FD7,
        [0xD75F5F, 0x008700, 0xAF5F00, 0x5F87D7, 0x875FD7, 0x008787],
        [0x008700, 0xAF5F00, 0xD75F5F],
        isDark: false
    )

    /// Bright hues distinguishable with red-green colour blindness.
    private static let brightForColorBlind = Hues(
        0xD75FD7,
        [0xFF8740, 0x5FAFFF, 0xF0E442, 0x87AFFF, 0xD75FD7, 0x5FD7FF],
        [0x5FAFFF, 0xF0E442, 0xFF8740],
        isDark: true,
        isForColorBlind: true
    )

    /// Dark hues distinguishable with red-green colour blindness.
    private static let deepForColorBlind = Hues(
        0x870087,
        [0xAF3F00, 0x005FAF, 0x6F5F00, 0x0000AF, 0x870087, 0x005F87],
        [0x005FAF, 0x6F5F00, 0xAF3F00],
        isDark: false,
        isForColorBlind: true
    )

    /// Hues of medium lightness distinguishable with red-green colour blindness.
    private static let middleForColorBlind = Hues(
        0xD75FD7,
        [0xD75F00, 0x0087FF, 0xAF8700, 0x5F87D7, 0xD75FD7, 0x00AFD7],
        [0x0087FF, 0xAF8700, 0xD75F00],
        isDark: false,
        isForColorBlind: true
    )
}

/// Colours beyond the palette of 16: those of the 256, and true colours.
nonisolated extension Color {
    private static let mixtures: UInt32 = 0x100_0000

    /// Makes a true colour.
    package init(mixture: RGB) {
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
