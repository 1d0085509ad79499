import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// The looks of the theme in the palettes that terminals come with.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ThemeTests {
    @Test
    func standard_isTheTerminalsOwnColours() {
        let theme = Theme.standard
        let styles = [theme.tint, theme.success, theme.warning, theme.danger]
        #expect(styles.map(\.foreground) == [.magenta, .green, .yellow, .red])
        // Warning and danger differ in more than their colour.
        #expect(styles.map { $0.attributes.contains(.bold) } == [false, false, false, true])
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
}
