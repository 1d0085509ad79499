import CursesTesting
import Testing

@testable import CursesCore
@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BigNumberTests {
    // The figure of a terminal that has no blocks is a number like another.
    @Test(arguments: [(TerminalCharacters.narrow, false), (.ascii, true), (.wide, true)])
    func bigNumber_isDrawnWhereThereAreBlocks(_ characters: TerminalCharacters, _ isPlain: Bool) {
        let pilot = Pilot(
            BigNumberView(number: "72.4").characters(characters),
            size: Size(width: 30, height: 6)
        )
        #expect(pilot.screen.contains("72.4") == isPlain, "\(pilot.screen)")
    }

    // The Linux console draws them as ASCII.
    @Test(arguments: [
        (TerminalCapabilities.Glyphs.unicode, false), (.console, true), (.ascii, true),
    ])
    func bigNumber_ofATerminal(_ glyphs: TerminalCapabilities.Glyphs, _ isPlain: Bool) {
        let pilot = Pilot(BigNumberView(number: "72.4"), size: Size(width: 30, height: 6)) {
            $0 = EnvironmentValues(TerminalCapabilities(colors: 8, glyphs: glyphs))
        }
        #expect(pilot.screen.contains("72.4") == isPlain, "\(pilot.screen)")
    }
}
