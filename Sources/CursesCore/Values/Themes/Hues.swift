/// Hues of a colour set before they are adapted to a background.
nonisolated struct Hues {
    var accent: RGB
    /// Red, green, yellow, blue, magenta and cyan, in the order of terminal palettes.
    var rainbow: [RGB]
    var success: RGB
    var warning: RGB
    var danger: RGB

    private static func set(_ accent: UInt32, _ rainbow: [UInt32], _ signals: [UInt32]) -> Hues {
        Hues(
            accent: RGB(accent),
            rainbow: rainbow.map { RGB($0) },
            success: RGB(signals[0]),
            warning: RGB(signals[1]),
            danger: RGB(signals[2])
        )
    }

    /// Bright hues for a dark background.
    static let bright = set(
        0xAF87FF,
        [0xFF8787, 0x87D787, 0xFFD75F, 0x87AFFF, 0xD787FF, 0x5FD7D7],
        [0x87D787, 0xFFAF5F, 0xFF8787]
    )

    /// Dark hues for a light background.
    static let deep = set(
        0x8700AF,
        [0xAF0000, 0x006700, 0x7A5200, 0x005FAF, 0x8700AF, 0x006A6A],
        [0x006700, 0x875F00, 0xAF0000]
    )

    /// Bright hues distinguishable with red-green colour blindness.
    static let brightForColorBlind = set(
        0xD75FD7,
        [0xFF8740, 0x5FAFFF, 0xF0E442, 0x87AFFF, 0xD75FD7, 0x5FD7FF],
        [0x5FAFFF, 0xF0E442, 0xFF8740]
    )

    /// Dark hues distinguishable with red-green colour blindness.
    static let deepForColorBlind = set(
        0x870087,
        [0xAF3F00, 0x005FAF, 0x6F5F00, 0x0000AF, 0x870087, 0x005F87],
        [0x005FAF, 0x6F5F00, 0xAF3F00]
    )
}
