import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct NotesTests {
    private let store = Notes(
        notes: ["Ann", "Ben", "Cleo"].map {
            Note(
                id: UUID(),
                title: $0,
                body: "About \($0)",
                isPinned: false,
                tags: $0 == "Ben" ? ["a", "b"] : [],
                updatedAt: Date(timeIntervalSince1970: 86_400 * 20)
            )
        }
    )

    private func pilot() async -> Pilot {
        let pilot = Pilot(
            NavigationStack { NotesPage(store: store) },
            size: Size(width: 60, height: 16)
        )
        await pilot.settle()
        return pilot
    }

    @Test
    func notes_areDrawn() async {
        let pilot = await pilot()
        #expect(
            pilot.screen == """
                 Notes
                  Notes                                                    3
                ▸ Ann
                  About Ann
                  1970-01-21
                  Ben
                  About Ben                                                2
                  1970-01-21
                  Cleo
                  About Cleo
                  1970-01-21




                 F2 Add  Space actions  / search  F3 more  d delete  ? help
                """
        )
    }

    @Test
    func note_isMovedWithTheMark() async {
        let pilot = await pilot()
        await pilot.press("J")
        #expect(store.notes.map(\.title) == ["Ben", "Ann", "Cleo"])
        await pilot.press("J", "J")
        #expect(store.notes.map(\.title) == ["Ben", "Cleo", "Ann"])
        await pilot.press("M-Up")
        #expect(store.notes.map(\.title) == ["Ben", "Ann", "Cleo"])
    }

    @Test
    func note_isDeletedAfterAQuestion() async {
        let pilot = await pilot()
        await pilot.press("Space", "Enter")
        #expect(pilot.screen.contains("Ann will be deleted."))
        await pilot.press("Enter")
        #expect(store.notes.map(\.title) == ["Ben", "Cleo"])
    }

    @Test
    func search_thatFindsNothing_saysSo() async {
        let pilot = await pilot()
        await pilot.press("/")
        await pilot.type("zz")
        #expect(pilot.screen.contains("Nothing found for “zz”"))
    }

    @Test
    func note_isAddedInASheet() async {
        let pilot = await pilot()
        await pilot.press("F2")
        await pilot.type("Dora")
        await pilot.press("Tab", "Tab")
        await pilot.type("tag")
        await pilot.press("Enter")
        #expect(pilot.screen.contains("#tag"))
        await pilot.press("S-Tab", "S-Tab", "Enter")
        #expect(store.notes.map(\.title) == ["Ann", "Ben", "Cleo", "Dora"])
        #expect(store.editor == nil)
    }
}
