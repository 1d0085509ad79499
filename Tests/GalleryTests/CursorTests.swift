import CursesTesting
import CursesUI
import GalleryPages
import Testing

/// The cursor rests on what is chosen, so that a screen can be listened to.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CursorTests {
    @Test(arguments: ["80x24", "40x12"])
    func cursor_onEveryPage_restsOnWhatIsChosen(_ extent: String) async {
        let numbers = extent.split(separator: "x").compactMap { Int($0) }
        for page in Page.all {
            let pilot = await page.readyPilot(Size(width: numbers[0], height: numbers[1]))
            for key in ["Tab", "Down", "Tab", "Right", "Tab", "Tab"] {
                let flaw = pilot.flawOfCursor
                #expect(flaw == nil, "\(page.id) before \(key)\n\(pilot.screen)")
                await pilot.press(key)
            }
        }
    }

    @Test(arguments: ["?", "C-p"])
    func cursor_inHelpAndPalette_restsOnTheMarkedRow(_ key: String) async throws {
        for page in Page.all {
            let pilot = page.pilot(Size(width: 40, height: 12))
            await pilot.settle()
            await pilot.press(key == "?" ? "F1" : key, "Down")
            let y = try #require(pilot.cursor?.y, "\(page.id)\n\(pilot.screen)")
            let row = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)[y]
            #expect(row.contains("▸"), "\(page.id)\n\(pilot.screen)")
        }
    }
}
