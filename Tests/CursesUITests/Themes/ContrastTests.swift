import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// What is drawn by every set on every ground, measured as the Web Content Accessibility Guidelines do.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ContrastTests {
    nonisolated struct Case: Sendable, CustomTestStringConvertible {
        let set: ColorSet
        let ground: RGB
        let text: RGB
        let count: Int

        var testDescription: String { "\(set) on \(ground) of \(count)" }

        var terminal: TerminalColors {
            TerminalColors(count: count, background: ground, foreground: text)
        }
    }

    private nonisolated static let sets: [ColorSet] = [
        .automatic, .light, .dark, .highContrast, .colorBlind,
    ]
    private nonisolated static let grounds: [(RGB, RGB)] = [
        (.black, RGB(0xE5E5E5)), (.white, .black), (RGB(0x002B36), RGB(0x839496)),
        (RGB(0xFDF6E3), RGB(0x657B83)), (RGB(0x777777), .white), (RGB(0x2E3440), RGB(0xD8DEE9)),
    ]

    private nonisolated static let all: [Case] = sets.flatMap { set in
        grounds.flatMap { ground, text in
            [256, 16_777_216].map { Case(set: set, ground: ground, text: text, count: $0) }
        }
    }

    @Test(arguments: all)
    func theme_knownGround_allIsReadAndNothingIsFaint(_ sut: Case) throws {
        let theme = Theme(sut.set, on: sut.terminal)
        let least = sut.set == .highContrast ? min(7, Self.most(sut.ground)) : 4.5
        for style in Self.texts(theme) {
            #expect(Self.contrast(style, sut) >= least)
            #expect(!style.attributes.contains(.dim))
        }
        for style in [theme.border, theme.line] {
            #expect(Self.contrast(style, sut) >= 3)
        }
        // Readings and lines are drawn on a range.
        let shade = try #require(theme.tintedShade.background.mixture)
        #expect(shade.contrast(with: theme.ink.mixture ?? sut.text) >= Fade.contrast)
        let ink = theme.ink.mixture ?? sut.text
        let chosen = theme.chosenTint.mixture.map { $0.contrast(with: ink) } ?? 0
        #expect(chosen >= min(4.5, Self.most(ink)))
        #expect(Self.contrast(theme.shown(Style(attributes: .dim)), sut) >= least)
        #expect(Self.contrast(theme.shown(.plain), sut) >= least)
    }

    @Test(arguments: all)
    func theme_knownGround_whatExplainsIsNotStrongerThanWhatIsReadFirst(_ sut: Case) {
        let theme = Theme(sut.set, on: sut.terminal)
        guard Self.most(sut.ground) > 10 else { return }
        let first = Self.contrast(theme.shown(.plain), sut)
        let second = Self.contrast(theme.secondary, sut)
        let third = Self.contrast(theme.tertiary, sut)
        #expect(first > second && second > third)
    }

    // Readings are drawn beside the edge of an area and below it.
    @Test(arguments: all)
    func fade_knownGround_bearsTextBelowAnEdgeThatIsSeen(_ sut: Case) throws {
        let theme = Theme(sut.set, on: sut.terminal)
        let fade = try #require(theme.fade)
        let ink = theme.ink.mixture ?? sut.text
        for part in [0, 0.2, 0.5, 0.9, 1] {
            let grounds = [0, 0.5, 1].map { fade.ground(part, depth: $0) }
                .filter { $0 != .standard }
            for color in grounds + [fade.band(part).above, fade.band(part).below] {
                #expect(try #require(color.mixture).contrast(with: ink) >= Fade.contrast)
            }
            if sut.count > 256 {
                let edge = try #require(fade.edge(part).mixture)
                #expect(edge.contrast(with: sut.ground) >= Fade.edgeContrast)
            }
        }
    }

    // A step through a grey would look like mud, and steps of one hue like a break.
    @Test(arguments: [RGB.black, .white])
    func fade_onItsWay_passesNoGrey(_ ground: RGB) throws {
        let terminal = TerminalColors(count: .max, background: ground)
        let fade = try #require(Theme(.automatic, on: terminal).fade)
        for part in stride(from: 0, through: 1, by: 0.05) {
            let edge = try #require(fade.edge(part).mixture)
            let parts = [edge.red, edge.green, edge.blue].map(Int.init)
            #expect(try #require(parts.max()) - #require(parts.min()) >= 80, "\(part): \(edge)")
        }
    }

    // Two shares of a fill would be a seam between two hues of the way.
    @Test(arguments: grounds)
    func fade_onItsWay_hasNoSeam(_ ground: RGB, _ text: RGB) throws {
        let terminal = TerminalColors(count: .max, background: ground, foreground: text)
        let fade = try #require(Theme(.automatic, on: terminal).fade)
        let fills = try stride(from: 0, through: 1, by: 0.05).map {
            try #require(fade.ground($0, depth: 0).mixture)
        }
        for (fill, next) in zip(fills, fills.dropFirst()) {
            for part in [\RGB.red, \.green, \.blue] {
                #expect(abs(Int(fill[keyPath: part]) - Int(next[keyPath: part])) < 30)
            }
        }
    }

    // The dark colours of the 256 are loud. Steps between two light ones are in their hue alone.
    @Test(arguments: all.filter { $0.count == 256 })
    func fade_of256Colours_isCalmOrNone(_ sut: Case) throws {
        let fade = try #require(Theme(sut.set, on: sut.terminal).fade)
        let fills = stride(from: 0, through: 1, by: 0.1).map { part in
            [0, 0.4, 1].map { fade.ground(part, depth: $0) }
        }
        #expect(fills.allSatisfy { Set($0).count == 1 })
        let tones = fills.compactMap(\.first?.mixture)
        #expect(tones.count == (sut.ground.luminance < 0.18 ? 0 : fills.count))
        for tone in tones {
            let parts = [tone.red, tone.green, tone.blue].map(Int.init)
            #expect(try #require(parts.max()) - #require(parts.min()) <= 64, "\(tone)")
            #expect(tones.allSatisfy { $0.contrast(with: tone) < 1.35 })
        }
    }

    @Test(arguments: [RGB.black, .white])
    func fade_of256Colours_hasABandInTheHueOfTheEdge(_ ground: RGB) throws {
        let terminal = TerminalColors(background: ground)
        let theme = Theme(.automatic, on: terminal)
        let fade = try #require(theme.fade)
        for (part, strongest) in [(0, \RGB.blue), (0.5, \.blue), (1, \.green)] {
            let band = try #require(fade.band(part).above.mixture)
            let parts = [band.red, band.green, band.blue]
            #expect(Set(parts).count > 1 && band[keyPath: strongest] == parts.max(), "\(band)")
            #expect(fade.band(part).above != theme.tintedShade.background)
        }
    }

    // Mixtures of the 256 turned orange to olive behind a dialog.
    @Test(arguments: [RGB.black, .white])
    func receding_heatOf256Colours_keepsItsHue(_ ground: RGB) throws {
        let theme = Theme(.automatic, on: TerminalColors(background: ground))
        for (step, color) in theme.heat.enumerated() {
            let receding = try #require(theme.receding(color))
            let other = try #require(theme.heat.firstIndex(of: receding))
            #expect((other - 4).signum() == (step - 4).signum() && abs(other - 4) <= 2)
        }
    }

    // A fill that is made for a dark terminal would be black on a light one.
    @Test(arguments: [ColorSet.automatic, .colorBlind, .highContrast], [256, 16_777_216])
    func fade_nothingIsKnown_isAnEdgeAlone(_ set: ColorSet, _ count: Int) throws {
        let theme = Theme(set, on: TerminalColors(count: count))
        let fade = try #require(theme.fade)
        #expect(theme.tintedShade == .plain)
        let dark = Theme(set, on: TerminalColors(isDark: true))
        #expect(set == .colorBlind || theme.heat == dark.heat)
        for part in [0, 0.5, 1] {
            #expect(fade.ground(part, depth: 0) == .standard)
            #expect(fade.band(part).above == .standard && fade.band(part).below == .standard)
            for ground in [RGB.black, .white] {
                #expect(try #require(fade.edge(part).mixture).contrast(with: ground) >= 2.6)
            }
        }
    }

    // The background is the answer, else that of the set, else that of COLORFGBG.
    @Test(
        arguments: [
            (.automatic, nil, true, true), (.automatic, nil, false, false),
            (.dark, nil, false, true),
            (.light, nil, nil, false), (.light, RGB.black, nil, true),
            (.colorBlind, nil, true, true),
            (.highContrast, nil, false, false),
        ] as [(ColorSet, RGB?, Bool?, Bool)]
    )
    func pictures_needNoAnswer(
        _ set: ColorSet,
        _ ground: RGB?,
        _ isDark: Bool?,
        _ expected: Bool
    )
        throws
    {
        for count in [256, 16_777_216] {
            let terminal = TerminalColors(count: count, background: ground, isDark: isDark)
            let theme = Theme(set, on: terminal)
            let band = try #require(theme.fade?.band(0).above.mixture)
            #expect((band.luminance < 0.2) == expected, "\(count): \(band)")
            #expect(theme.hasHeat)
        }
    }

    @Test(arguments: [ColorSet.light, .dark])
    func theme_unknownGround_isReadOnAllThatTheSetIsFor(_ set: ColorSet) {
        let theme = Theme(set, on: TerminalColors())
        let grounds: [UInt32] = set == .light ? [0xFFFFFF, 0xFDF6E3] : [0x000000, 0x002B36]
        for style in Self.texts(theme) {
            for ground in grounds {
                let color = style.foreground.mixture
                #expect(color.map { $0.contrast(with: RGB(ground)) } ?? 21 >= 4.5)
            }
        }
    }

    @Test(arguments: [ColorSet.automatic, .colorBlind], [256, 16_777_216])
    func theme_nothingIsKnown_isReadOnAnyGround(_ set: ColorSet, _ count: Int) throws {
        let theme = Theme(set, on: TerminalColors(count: count))
        let grounds: [(UInt32, Double)] = [
            (0x000000, 4.4), (0x002B36, 3.1), (0x2E3440, 2.6), (0xFFFFFF, 3.2), (0xFDF6E3, 2.9),
        ]
        for style in Self.texts(theme).dropFirst() {
            let color = try #require(style.foreground.mixture)
            for (ground, least) in grounds {
                #expect(color.contrast(with: RGB(ground)) >= least, "\(color) on \(ground)")
            }
        }
        #expect(theme.primary == .plain)
    }

    @Test(arguments: [ColorSet.highContrast, .sixteen, .monochrome])
    func theme_nothingIsKnown_leavesTheTextOfOtherSetsToTheTerminal(_ set: ColorSet) {
        let theme = Theme(set, on: TerminalColors())
        let own: Set<Color> = [.standard, .magenta, .green, .yellow, .red]
        for style in Self.texts(theme) { #expect(own.contains(style.foreground)) }
    }

    @Test(arguments: ColorSet.allCases, [0, 8, 16])
    func theme_fewColours_isTheStandardOne(_ set: ColorSet, count: Int) {
        let terminal = TerminalColors(count: count, background: .black)
        let theme = Theme(set, on: terminal)
        let isPlain = count == 0 || set == .monochrome
        var expected = isPlain ? Theme.standard.withoutColors : .standard
        #expect((theme.fade == nil) == isPlain)
        expected.fade = theme.fade
        #expect(theme.tint == expected.tint)
        #expect(theme.danger == expected.danger)
        if set != .highContrast { #expect(theme == expected) }
    }

    @Test
    func theme_highContrastWithoutColours_nothingIsFaint() {
        let theme = Theme(.highContrast, on: TerminalColors(count: 0))
        #expect(
            [theme.secondary, theme.tertiary, theme.border, theme.line].allSatisfy { $0 == .plain }
        )
    }

    @Test(arguments: [RGB.black, .white])
    func theme_colorBlind_classesDifferInMoreThanRedAndGreen(ground: RGB) throws {
        let theme = Theme(.colorBlind, on: TerminalColors(background: ground))
        let colors = try [theme.success, theme.warning, theme.danger].map {
            try #require($0.foreground.mixture)
        }
        for (one, other) in [(0, 1), (0, 2)] {
            let blue = abs(Int(colors[one].blue) - Int(colors[other].blue))
            #expect(blue >= 90)
        }
    }

    private static func texts(_ theme: Theme) -> [Style] {
        [
            theme.primary, theme.secondary, theme.tertiary, theme.tint, theme.success,
            theme.warning, theme.danger,
        ]
    }

    private static func contrast(_ style: Style, _ sut: Case) -> Double {
        let color = style.foreground == .standard ? sut.text : style.foreground.mixture
        return color.map { $0.contrast(with: sut.ground) } ?? 0
    }

    private nonisolated static func most(_ ground: RGB) -> Double {
        max(ground.contrast(with: .white), ground.contrast(with: .black))
    }
}
