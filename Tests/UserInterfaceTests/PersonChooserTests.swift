import CursesUI
import DataSource
import Essentials
import Model
import Testing

@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PersonChooserTests {
    @Test
    func open_marksWhoeverIsShown() async {
        let store = PersonChooser(
            .preview,
            people: [.ann, .youngAnn, .taro],
            currentID: PersonSummary.taro.id
        )
        let pilot = Pilot(
            PreviewHost { _ in PersonChooserView(store: store) },
            size: Size(width: 60, height: 8)
        )
        await pilot.settle()
        #expect(pilot.screen.contains("▸ 3 太郎"), "\(pilot.screen)")
        await pilot.press("Up")
        #expect(pilot.screen.contains("▸ 2 Ann"), "\(pilot.screen)")
    }
}
