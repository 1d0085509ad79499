import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct ToggleTests {
    @Test
    func toggle_onAndOff_showsItsBoxBeforeItsLabel() {
        let pilot = Pilot(
            VStack(alignment: .leading) {
                Toggle("Reminders", isOn: .constant(true))
                Toggle("Sounds", isOn: .constant(false))
            },
            size: Size(width: 40, height: 6)
        )
        #expect(
            pilot.content == """
                [✓] Reminders
                [ ] Sounds
                """
        )
        #expect(pilot.marked == "[✓] Reminders")
        #expect(pilot.cursor == Point(x: 1, y: 0))
        #expect(pilot.helpBar.contains("Space off"))
    }

    @Test
    func toggle_inAForm_standsInTheValueColumn() {
        let pilot = Pilot(
            Form {
                LabeledContent("Name", value: "Ann")
                Toggle("Reminders", isOn: .constant(true))
                Toggle(isOn: .constant(false)) { Text("Sounds").bold() }
            },
            size: Size(width: 30, height: 6)
        )
        #expect(
            pilot.content == """
                Name       Ann
                Reminders  [✓]
                Sounds     [ ]
                """
        )
        #expect(pilot.marked == "[✓]")
    }

    @Test(arguments: ["Space", "Enter"])
    func toggle_key_switches(key: String) async {
        let pilot = Pilot(Switches(), size: Size(width: 30, height: 6))
        await pilot.press(key)
        #expect(pilot.content.contains("[✓] First"))
        #expect(pilot.helpBar.contains("Space off"))
        await pilot.press(key)
        #expect(pilot.content.contains("[ ] First"))
        #expect(pilot.helpBar.contains("Space on"))
    }

    @Test
    func toggle_arrows_turnOnAndOff() async {
        let pilot = Pilot(Switches(), size: Size(width: 30, height: 6))
        await pilot.press("Right", "l")
        #expect(pilot.marked == "[✓] First")
        await pilot.press("Left", "h")
        #expect(pilot.marked == "[ ] First")
    }

    @Test
    func toggle_click_switchesAndTakesTheFocus() async {
        let pilot = Pilot(Switches(), size: Size(width: 30, height: 6))
        await pilot.click("Second")
        #expect(pilot.content.contains("[✓] Second"))
        #expect(pilot.marked == "[✓] Second")
    }

    @Test
    func toggle_clickOnItsLabelInAForm_switches() async {
        let pilot = Pilot(Form { Switches() }, size: Size(width: 30, height: 6))
        await pilot.click("Second")
        #expect(pilot.content.contains("Second  [✓]"))
    }

    @Test
    func toggle_disabled_isDimAndTakesNeitherKeysNorClicks() async {
        let pilot = Pilot(Switches().disabled(true), size: Size(width: 30, height: 6))
        await pilot.press("Space")
        await pilot.click("First")
        #expect(!pilot.content.contains("✓"))
        #expect(pilot.marked.isEmpty)
        #expect(pilot.dimmed == "[ ]First\n[ ]Second")
        #expect(pilot.cursor == nil)
    }

    @Test(arguments: [1, 2, 3, 7, 20, 40])
    func toggle_hostileLabelAtAnyWidth_keepsItsRow(width: Int) async {
        let pilot = Pilot(
            Toggle(hostileText, isOn: .constant(true)),
            size: Size(width: width, height: 6)
        )
        await pilot.press("Space")
        #expect(pilot.cells.size.width == width)
        #expect(!pilot.screen.unicodeScalars.contains("\u{1B}"))
    }
}

private struct Switches: View {
    @State private var first = false
    @State private var second = false

    var body: some View {
        Toggle("First", isOn: $first)
        Toggle("Second", isOn: $second)
    }
}
