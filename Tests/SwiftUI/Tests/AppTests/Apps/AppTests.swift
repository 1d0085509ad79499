import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct AppTests {
    @Test
    func weight_isAdded_inASheetOfAnotherTab() async {
        let pilot = Pilot(WeightApp())
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("[Chart]  Entries (14)"))
        await pilot.press("Left", "2", "F2")
        await pilot.type("71.5")
        await pilot.press("F3")
        #expect(pilot.screen.hasPrefix(" Chart  [Entries (15)]"))
        #expect(pilot.screen.contains("71.5"))
        await pilot.press("End", "d", "1")
        #expect(pilot.screen.hasPrefix("[Chart]  Entries (14)"))
    }

    @Test
    func chart_isSelected_byKeys() async {
        let pilot = Pilot(WeightApp())
        await pilot.press("Left", "Left")
        #expect(pilot.screen.contains("27 Nov"))
    }

    @Test
    func habits_areChosenTogether_openedAndFound() async {
        let pilot = Pilot(HabitsApp())
        await pilot.settle()
        #expect(pilot.screen.contains("● ○ ● ○ ○ ○ ○"))
        await pilot.press("Space", "Down", "Space")
        #expect(pilot.screen.contains("▸ ✓ Read"))
        await pilot.press("J", "Enter")
        #expect(pilot.screen.hasPrefix(" Habits › Read"))
        await pilot.type("Study")
        await pilot.press("Tab", "Down", "Space", "Esc")
        #expect(pilot.screen.contains("Study"))
        #expect(pilot.screen.contains("○ ○ ○ ○ ● ○ ○"))
        await pilot.press("/")
        await pilot.type("Wat")
        #expect(!pilot.screen.contains("Study"))
    }

    @Test
    func settings_areKept_afterTheOnboarding() async {
        let pilot = Pilot(SettingsApp())
        await pilot.settle()
        #expect(pilot.screen.contains("● ○ ○"))
        await pilot.press("Right", "Right", "Enter")
        #expect(pilot.screen.hasPrefix(" Settings"))
        await pilot.type("Ann")
        await pilot.press("Tab", "Space", "Tab", "Right", "Tab", "Right")
        #expect(pilot.screen.contains("At 9:00"))
        #expect(pilot.screen.contains("Ann, light"))
    }

    @Test
    func note_isChosen_andWritten() async {
        let pilot = Pilot(NotesApp(), size: Size(width: 70, height: 10))
        await pilot.settle()
        await pilot.press("Down", "Enter", "Tab")
        await pilot.type("New ")
        #expect(pilot.screen.contains("│ New Text 2"))
        await pilot.press("S-Tab")
        await pilot.type("Two")
        #expect(pilot.screen.contains("▸ Two"))
    }

    @Test
    func note_onANarrowScreen_isOpenedAndLeft() async {
        let pilot = Pilot(NotesApp(), size: Size(width: 40, height: 10))
        await pilot.press("Down", "Enter")
        #expect(pilot.screen.hasPrefix(" Note 2\n"))
        await pilot.press("Esc")
        #expect(pilot.screen.contains("▸ Note 2"))
    }

    @Test(arguments: 0..<4, [Size(width: 80, height: 24), Size(width: 40, height: 12)])
    func screen_atASize_isWhole(_ index: Int, _ size: Size) async {
        let apps = [
            AnyView(WeightApp()), AnyView(HabitsApp()), AnyView(SettingsApp()), AnyView(NotesApp()),
        ]
        let pilot = Pilot(apps[index], size: size)
        await pilot.settle()
        for key in ["Right", "Down", "Tab", "Enter", "2", "x", "Esc", "C-PageDown", "Space", "?"] {
            #expect(pilot.flaw(mayHideFocus: true) == nil)
            await pilot.press(key)
        }
    }
}
