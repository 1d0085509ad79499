import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct PickerTests {
    private let size = Size(width: 40, height: 10)

    @Test
    func menu_value_standsBeforeArrowsThatDoNotMove() async {
        let pilot = Pilot(UnitPicker(), size: size)
        #expect(pilot.content.contains("Unit  kilograms ‹ ›"))
        await pilot.press("Right")
        #expect(pilot.content.contains("Unit  pounds    ‹ ›"))
        await pilot.press("Right")
        #expect(pilot.content.contains("Unit  斤        ‹ ›"))
        await pilot.press("Right")
        #expect(pilot.content.contains("Unit  斤        ‹ ›"))
        await pilot.press("Left", "Left", "Left")
        #expect(pilot.content.contains("Unit  kilograms ‹ ›"))
        #expect(pilot.marked == "kilograms ‹ ›")
        #expect(pilot.cursor != nil)
    }

    @Test
    func menu_anArrowThatLeadsNowhere_isFaintInItsPlace() {
        let view = VStack(alignment: .leading) {
            Button("Other") {}
            UnitPicker()
        }
        let pilot = Pilot(view, size: size)
        #expect(pilot.content.hasSuffix("Unit  kilograms ‹ ›"))
        #expect(pilot.cells[16, 1].style.attributes.contains(.dim))
        #expect(!pilot.cells[18, 1].style.attributes.contains(.dim))
    }

    @Test
    func menu_enter_opensAListToChooseFrom() async {
        let pilot = Pilot(Form { UnitPicker() }, size: size)
        await pilot.press("Enter")
        #expect(
            pilot.content == """
                Unit  kilograms ‹ ›
                    ╭ Unit ──────────────────────╮
                    │ ▸ ● kilograms              │
                    │   ○ pounds                 │
                    │   ○ 斤                     │
                    ╰────────────────────────────╯
                """
        )
        await pilot.press("Down", "Enter")
        #expect(pilot.content == "Unit  pounds    ‹ ›")
        #expect(pilot.marked == "pounds    ‹ ›")
    }

    @Test
    func menu_escapeInTheList_keepsTheValue() async {
        let pilot = Pilot(Form { UnitPicker() }, size: size)
        await pilot.press("Space", "Down", "Esc")
        #expect(pilot.content == "Unit  kilograms ‹ ›")
    }

    @Test
    func menu_clicks_changeAndOpen() async {
        let pilot = Pilot(Form { UnitPicker() }, size: size)
        await pilot.click("›")
        #expect(pilot.content == "Unit  pounds    ‹ ›")
        await pilot.click("‹")
        #expect(pilot.content == "Unit  kilograms ‹ ›")
        await pilot.click("kilograms")
        await pilot.click("斤")
        #expect(pilot.content == "Unit  斤        ‹ ›")
    }

    @Test
    func segmented_chosen_standsInBracketsAndMoves() async {
        let pilot = Pilot(Form { UnitPicker() }.pickerStyle(.segmented), size: size)
        #expect(pilot.content == "Unit  [kilograms] pounds  斤")
        #expect(pilot.marked == "[kilograms]")
        await pilot.press("Right")
        #expect(pilot.content == "Unit   kilograms [pounds] 斤")
        #expect(pilot.marked == "[pounds]")
        await pilot.click("斤")
        #expect(pilot.content == "Unit   kilograms  pounds [斤]")
        await pilot.press("Right", "Left")
        #expect(pilot.marked == "[pounds]")
    }

    @Test
    func segmented_whereTheValuesDoNotFit_showsTheChosen() async {
        let pilot = Pilot(
            UnitPicker().labelsHidden().pickerStyle(.segmented),
            size: Size(width: 20, height: 6)
        )
        #expect(pilot.content.trimmed == "[kilograms]")
        await pilot.press("Right")
        #expect(pilot.content.trimmed == "[pounds]")
    }

    @Test
    func inline_arrows_moveTheDotAndLeaveAtTheEnds() async {
        let pilot = Pilot(
            Form {
                UnitPicker().pickerStyle(.inline)
                Toggle("Sounds", isOn: .constant(false))
            },
            size: size
        )
        #expect(
            pilot.content == """
                Unit    ● kilograms
                        ○ pounds
                        ○ 斤
                Sounds  [ ]
                """
        )
        #expect(pilot.marked == "● kilograms")
        await pilot.press("Down", "j")
        #expect(pilot.marked == "● 斤")
        await pilot.press("Down")
        #expect(pilot.marked == "[ ]")
        await pilot.click("pounds")
        #expect(pilot.marked == "● pounds")
        await pilot.press("k", "Up")
        #expect(pilot.marked == "[ ]")
    }

    @Test
    func forEach_withoutTags_choosesByIdAndOptionalSelectionMayBeNothing() async {
        let pilot = Pilot(OptionalPicker(), size: size)
        #expect(pilot.content.contains("Year  none ‹ ›"))
        await pilot.press("Left")
        #expect(pilot.content.contains("Year  2003 ‹ ›"))
    }

    @Test
    func picker_withoutAMatchingValue_showsADash() async {
        let pilot = Pilot(
            Picker("Unit", selection: .constant(7)) { Text("one").tag(1) },
            size: size
        )
        #expect(pilot.content.contains("Unit  –   ‹"))
        await pilot.press("Right", "Left", "Enter", "Enter")
        #expect(pilot.content.contains("Unit  –   ‹"))
    }

    @Test
    func picker_withoutValues_takesNoFocus() {
        let pilot = Pilot(Picker("Unit", selection: .constant(7)) {}, size: size)
        #expect(pilot.cursor == nil)
    }

    @Test
    func picker_disabled_doesNothing() async {
        for pilot in [
            Pilot(Form { UnitPicker() }.disabled(true), size: size),
            Pilot(Form { UnitPicker() }.disabled(true).pickerStyle(.segmented), size: size),
            Pilot(Form { UnitPicker() }.disabled(true).pickerStyle(.inline), size: size),
        ] {
            let before = pilot.content
            await pilot.press("Right", "Down", "Enter")
            await pilot.click("kilograms")
            #expect(pilot.content == before)
            #expect(pilot.marked.isEmpty)
            #expect(pilot.dimmed.contains("kilograms"))
        }
    }

    @Test(arguments: [1, 3, 5, 20, 21, 40])
    func picker_hostileTextAtAnyWidth_survives(width: Int) async {
        let picker = Picker(hostileText, selection: .constant(1)) {
            Text(hostileText).tag(1)
            Text("").tag(2)
        }
        for pilot in [
            Pilot(picker, size: Size(width: width, height: 6)),
            Pilot(picker.pickerStyle(.segmented), size: Size(width: width, height: 6)),
            Pilot(Form { picker.pickerStyle(.inline) }, size: Size(width: width, height: 6)),
        ] {
            await pilot.press("Right", "Enter", "Down", "Enter", "Esc")
            await pilot.click(x: width / 2, y: 0)
            #expect(!pilot.screen.unicodeScalars.contains("\u{1B}"))
        }
    }
}

private struct UnitPicker: View {
    @State private var unit = "kg"

    var body: some View {
        Picker("Unit", selection: $unit) {
            Text("kilograms").tag("kg")
            Text("pounds").tag("lb")
            Text("斤").tag("jin")
        }
    }
}

private struct OptionalPicker: View {
    @State private var year: Int?

    var body: some View {
        Picker("Year", selection: $year) {
            ForEach(2001..<2004) { Text(verbatim: "\($0)") }
            Text("none").tag(nil as Int?)
        }
    }
}
