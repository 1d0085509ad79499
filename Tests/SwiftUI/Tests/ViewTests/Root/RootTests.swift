import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RootTests {
    private let store = Root(people: [
        Person(id: UUID(), name: "Ann", weight: 72.5, height: 178, isFavorite: true),
        Person(id: UUID(), name: "Ben", weight: 91, height: 180),
    ])

    private func pilot() async -> Pilot {
        let view = RootPage(store: store).environment(\.appDependencies, .testDependencies())
        let pilot = Pilot(view, size: Size(width: 60, height: 20))
        await pilot.settle()
        return pilot
    }

    @Test
    func root_isDrawn() async {
        let pilot = await pilot()
        #expect(
            pilot.screen == """
                 People
                ▸  ☺   Ann                                                 ★
                       72.5 kg
                   ☺   Ben
                       91 kg
                  Notes
                  Elsewhere
                  About











                 Enter open   Space actions   F2 Settings   F3 Add   ? help
                """
        )
    }

    @Test
    func person_isOpenedAndLeft() async {
        let pilot = await pilot()
        await pilot.press("Down", "Enter")
        #expect(store.path.count == 1)
        #expect(pilot.screen.contains("People › Edit Person"))
        await pilot.press("Esc")
        #expect(store.path.isEmpty)
    }

    @Test
    func person_isDeletedAfterAQuestion() async {
        let pilot = await pilot()
        await pilot.press("Space", "Enter")
        #expect(pilot.screen.contains("Delete Ann?"))
        await pilot.press("Enter")
        #expect(store.people.map(\.name) == ["Ben"])
    }

    @Test
    func person_isAddedInASheet() async {
        let pilot = await pilot()
        await pilot.press("F3")
        await pilot.type("Cleo")
        await pilot.press("F3")
        #expect(store.people.map(\.name) == ["Ann", "Ben", "Cleo"])
        #expect(store.personForm == nil)
    }

    @Test
    func settings_closed_areNoted() async {
        let pilot = await pilot()
        await pilot.press("F2")
        #expect(pilot.screen.contains("Notifications"))
        await pilot.press("Esc")
        #expect(store.searchText == "closed")
    }
}
