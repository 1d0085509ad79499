import CursesTesting
import CursesUI
import GalleryPages
import Testing

/// Every page of the gallery, drawn and compared with the screen that is kept in `Screens`.
///
/// With `RECORD_SCREENS` set the screens are written anew; look at them before they are kept.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PageTests {
    @Test(arguments: ["80x24", "40x12"])
    func draw_atASize_showsTheKeptScreens(_ extent: String) async throws {
        let numbers = extent.split(separator: "x").compactMap { Int($0) }
        for page in Page.all {
            let pilot = await page.readyPilot(Size(width: numbers[0], height: numbers[1]))
            let drawn = Snapshot(pilot).text
            let kept = try KeptScreens.screen("\(page.id)-\(extent)", orRecord: drawn)
            #expect(drawn == kept, "\(page.id)")
        }
    }

    @Test
    func press_keyAfterKeyInASetOfColours_isAsFromNothing() async {
        let sets = ColorSet.allCases
        for (number, page) in Page.all.enumerated() {
            let view = page.view.colorSet(sets[number % sets.count])
            let pilot = Pilot(view, size: Size(width: 80, height: 24))
            await pilot.settle()
            for key in page.keys + ["F12", "F12", "Down", "Tab", "Right", "C-p", "Esc"] {
                await pilot.press(key)
                #expect(pilot.differenceFromNothing == nil, "\(page.id) after \(key)")
            }
        }
    }

    @Test
    func names_areAllDifferent() {
        #expect(Set(Page.all.map(\.id)).count == Page.all.count)
    }

    @Test
    func previews_ofEveryPage_areListed() throws {
        let written = try KeptScreens.pageNames()
        #expect(Set(written) == Set(Page.all.map(\.id)))
    }
}
