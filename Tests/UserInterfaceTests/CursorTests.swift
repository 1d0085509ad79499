import CursesCore
import CursesTesting
import Testing

@testable import SharedInterface
@testable import UserInterface

/// The cursor rests on what is chosen, so that a screen can be listened to.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CursorTests {
    @Test(arguments: ["80x24", "40x12"])
    func cursor_onEveryScreen_restsOnWhatIsChosen(_ extent: String) async {
        let numbers = extent.split(separator: "x").compactMap { Int($0) }
        for preview in Preview.all {
            let size = Size(width: numbers[0], height: numbers[1])
            let pilot = preview.pilot(size, "en")
            await pilot.settle()
            for key in ["Down", "Tab", "Right", "Tab"] {
                let flaw = pilot.flawOfCursor
                #expect(flaw == nil, "\(preview.name) before \(key)\n\(pilot.screen)")
                await pilot.press(key)
            }
        }
    }

    @Test
    func crosshair_itsSentence_isWhereTheCursorRests() async throws {
        let preview = try #require(Preview.all.first { $0.name == "TrendsView_Crosshair" })
        let pilot = preview.pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        let y = try #require(pilot.cursor?.y)
        #expect(pilot.screen.split(separator: "\n")[y].contains(" kg"))
    }
}
