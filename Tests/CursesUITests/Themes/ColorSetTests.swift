import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Views name meanings and colours; the set decides what they look like.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ColorSetTests {
    private struct Words: View {
        var body: some View {
            VStack(alignment: .leading) {
                Text("first")
                Text("second").foregroundStyle(.secondary)
                Text("green").foregroundStyle(.green)
                Text("faint").strikethrough()
            }
        }
    }

    private func colors(_ set: ColorSet, _ terminal: TerminalColors) -> [Color] {
        let pilot = Pilot(Words().colorSet(set)) {
            $0.terminalColors = terminal
            $0.theme = Theme(set, on: terminal)
        }
        return (0..<4).map { pilot.cells[0, $0].style.foreground }
    }

    @Test
    func colorSet_of16Colours_isTheTerminalsOwn() {
        let sut = colors(.automatic, TerminalColors(count: 16))
        #expect(sut == [.standard, .standard, .green, .standard])
    }

    @Test(arguments: [RGB.black, .white])
    func colorSet_groundIsKnown_coloursAreFittedToIt(ground: RGB) throws {
        let sut = colors(.automatic, TerminalColors(background: ground))
        #expect(sut[0] == .standard)
        for color in sut[1...] {
            #expect(try #require(color.mixture).contrast(with: ground) >= 4.5)
        }
    }

    @Test
    func colorSet_weakText_hasInk() throws {
        let terminal = TerminalColors(background: RGB(0xFDF6E3), foreground: RGB(0x657B83))
        let ink = try #require(colors(.automatic, terminal)[0].mixture)
        #expect(ink.contrast(with: RGB(0xFDF6E3)) >= 7)
    }

    @Test
    func answer_ofTheBackground_repaints() async throws {
        let pilot = Pilot(Words()) { $0.terminalColors = TerminalColors() }
        #expect(pilot.cells[0, 1].style.attributes == .dim)
        await pilot.send(.answer(.background(.white)))
        let grey = try #require(pilot.cells[0, 1].style.foreground.mixture)
        #expect(grey.contrast(with: .white) >= 4.5)
        #expect(pilot.cells[0, 1].style.attributes == [])
    }

    @Test
    func nearest_mixture_isOfThe256() {
        #expect(Color(mixture: .white).nearestOf256 == Color(rawValue: 231))
        #expect(Color.magenta.nearestOf256 == .magenta)
        #expect(Color(rawValue: 255).mixture == RGB(0xEEEEEE))
        #expect(Color.standard.mixture == nil)
    }
}
