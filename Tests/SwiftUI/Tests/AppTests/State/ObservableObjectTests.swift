import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ObservableObjectTests {
    private func pilot() async -> Pilot {
        let pilot = Pilot(HabitsView(), size: Size(width: 60, height: 8))
        await pilot.settle()
        return pilot
    }

    @Test
    func object_isDrawnWithWhatItStartsWith() async {
        let pilot = await pilot()
        #expect(
            pilot.screen.contains(
                """
                Ann: Walk 0 of 0
                at 7, 0 notes
                [ Done ] [ Goal ] [ Later ] [ Note ] [ Ben ]
                received Ann
                """
            )
        )
    }

    @Test
    func published_setThroughABinding_isDrawn() async {
        let pilot = await pilot()
        await pilot.type("Run")
        #expect(pilot.screen.contains("Ann: Run 0 of 0"))
    }

    @Test(arguments: [
        (1, "Ann: Walk 1 of 0"), (2, "Ann: Walk 0 of 3"), (3, "at 8,"), (4, "1 notes"),
        (5, "Ben: Walk"), (5, "received Ann Ben"),
    ])
    func change_isDrawn(_ tabs: Int, _ expected: String) async {
        let pilot = await pilot()
        for _ in 0..<tabs { await pilot.press("Tab") }
        await pilot.press("Enter")
        #expect(pilot.screen.contains(expected))
    }
}
