import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The looks of the theme in the palettes that terminals come with.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ThemeTests {
    /// A terminal's backgrounds, and the colours of the theme in it.
    nonisolated struct Palette: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let grounds: [UInt32]
        let colors: [UInt32: UInt32]

        init(_ name: String, _ grounds: [UInt32], _ red: UInt32, _ magenta: UInt32) {
            testDescription = name
            self.grounds = grounds
            colors = [9: red, 5: magenta]
        }
    }

    private nonisolated static let palettes = [
        Palette("xterm", [0xFFFFFF, 0x000000], 0xFF0000, 0xCD00CD),
        Palette("GNOME", [0xFFFFFF, 0x171421], 0xF66151, 0xA347BA),
        Palette("Tango", [0xEEEEEC], 0xEF2929, 0x75507B),
        Palette("macOS", [0xFFFFFF, 0x000000], 0xE50000, 0xB200B2),
        Palette("Linux console", [0x000000], 0xFF5555, 0xAA00AA),
        Palette("Solarized", [0xFDF6E3, 0x002B36], 0xCB4B16, 0xD33682),
    ]

    @Test(arguments: palettes)
    func coloredStyles_onLightAndDark_standOut(_ palette: Palette) throws {
        let theme = Theme.standard
        for style in [theme.tint, theme.success, theme.warning, theme.danger] {
            #expect(!style.attributes.contains(.dim))
            guard style.foreground != .standard else { continue }
            let color = try #require(palette.colors[style.foreground.rawValue])
            for ground in palette.grounds {
                #expect(Self.contrast(color, ground) >= 3)
            }
        }
    }

    @Test
    func withoutColors_everyStyle_hasNone() {
        var theme = Theme.standard
        theme.secondary = .plain
        let sut = theme.withoutColors
        for style in [sut.primary, sut.tint, sut.success, sut.warning, sut.danger] {
            #expect(style.foreground == .standard)
        }
        #expect(sut.secondary == .plain)
        #expect(sut.warning != sut.danger)
    }

    @Test
    func environment_ofTheLinuxConsole_isNotFaintAndHasNoBraille() {
        let sut = EnvironmentValues(TerminalCapabilities(colors: 8, glyphs: .console))
        #expect(sut.theme.secondary == .plain)
        #expect(sut.theme.tint == Theme.standard.tint)
        #expect(sut.chartDots == .ascii)
    }

    /// The ratio that the Web Content Accessibility Guidelines define.
    private static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static func luminance(_ color: UInt32) -> Double {
        let parts: [(shift: UInt32, weight: Double)] = [(16, 0.2126), (8, 0.7152), (0, 0.0722)]
        return parts.reduce(0.0) { sum, part in
            let value = Double((color >> part.shift) & 0xFF) / 255
            let linear = value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            return sum + part.weight * linear
        }
    }
}
