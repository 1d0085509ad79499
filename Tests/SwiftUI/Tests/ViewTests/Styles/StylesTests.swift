import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StylesTests {
    @Test
    func styles_ofTheApp_areDrawnAndPressed() async {
        let pilot = Pilot(StylesPage(), size: Size(width: 30, height: 18))
        await pilot.settle()
        #expect(
            pilot.screen == """
                 Pill
                 Pill
                Trailing ☆
                Both
                [ ✓ Check ]
                [✓] Button
                240 wide
                 ● Healthy
                ╭───────╮
                │       │
                │ Title │
                │ Card  │
                │       │
                ╰───────╯



                 Enter choose  q quit  ? help
                """
        )
        await pilot.press("Tab", "Tab", "Enter")
        #expect(pilot.screen.contains("[ □ Check ]"))
    }
}
