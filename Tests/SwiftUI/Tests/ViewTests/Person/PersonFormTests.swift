import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PersonFormTests {
    private let store = PersonForm(.testDependencies())

    private func pilot() async -> Pilot {
        let view = NavigationStack { PersonFormView(store: store) }
        let pilot = Pilot(view, size: Size(width: 50, height: 18))
        await pilot.settle()
        return pilot
    }

    @Test
    func form_filledIn_calculatesAndSaves() async {
        let pilot = await pilot()
        await pilot.type("Ann")
        await pilot.press("Enter", "C-u")
        await pilot.type("72,5")
        await pilot.press("Tab", "C-u")
        await pilot.type("178")
        await pilot.press("Tab")
        await pilot.type("70")
        await pilot.press("Tab", "Space", "Tab", "Enter")
        #expect(store.person.name == "Ann")
        #expect(store.person.weight == 72.5)
        #expect(store.person.goal == 70)
        #expect(store.person.isFavorite)
        #expect(
            pilot.screen == """
                 Edit Person
                ╭ Person ────────────────────────────────────────╮
                │ Name         Ann                               │
                │ Weight (kg)  72,5                              │
                │ Height (cm)  178                               │
                │ 70                                             │
                │ Favorite     [✓]                               │
                │ Your BMI is 22.88                              │
                ╰────────────────────────────────────────────────╯
                ╭────────────────────────────────────────────────╮
                │ [               Calculate BMI                ] │
                ╰────────────────────────────────────────────────╯





                 F3 Save  Enter choose  F2 Cancel  F4 Done  ? help
                """
        )
        await pilot.press("F3")
        #expect(store.isSaving)
    }

    @Test
    func save_withoutAName_saysWhy() async {
        let pilot = await pilot()
        await pilot.press("F3")
        #expect(pilot.screen.contains("A name is needed."))
        #expect(pilot.screen.contains("Try again later."))
        await pilot.press("Enter")
        #expect(!store.isPresentedError)
    }
}
