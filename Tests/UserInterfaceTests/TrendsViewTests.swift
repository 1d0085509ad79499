import CursesUI
import Testing

@testable import UserInterface

@MainActor
struct TrendsViewTests {
    @Test(arguments: [(160, true), (150, false)])
    func draw_aWideScreen_theNewestOfEachPeriodStandSideBySide(
        _ width: Int,
        _ isSideBySide: Bool
    ) async {
        let preview = Preview(TrendsView_Previews.self)
        let size = Size(width: width, height: 40)
        let pilot = preview.makePilot(size, .module, Locale(identifier: "en"))
        await pilot.settle()
        let titles = pilot.screen.split(separator: "\n").filter { $0.contains("mean") }
        #expect(titles.count == 1)
        #expect(titles.first?.split(separator: "mean").count == (isSideBySide ? 4 : 2))
        #expect(pilot.screen.contains("2026-11-16"))
    }
}
