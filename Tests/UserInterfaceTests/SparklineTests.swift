import CursesCore
import CursesTesting
import Testing

@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SparklineTests {
    @Test(arguments: [
        (TerminalCharacters.narrow, "▁▃▅ ▇█"), (.wide, "⣀⣤⣶ ⣿⣿"), (.ascii, "_.- ''"),
    ])
    func heights_areToldApartWithAllCharacters(_ characters: TerminalCharacters, _ row: String) {
        let pilot = Pilot(
            SparklineView(levels: [0, 2, 4, nil, 6, 7]).characters(characters),
            size: Size(width: 40, height: 6)
        )
        #expect(pilot.screen.split(separator: "\n").first.map(String.init) == row)
    }
}
