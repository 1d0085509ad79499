import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TextFieldTests {
    @Test
    func type_characters_showsAndStoresThem() async {
        let model = FieldModel()
        let sut = Pilot(FieldView(model: model), 20, 5)
        #expect(sut.content == "Name")
        #expect(sut.cursor == .zero)
        await sut.type("Ann")
        #expect(sut.content == "Ann")
        #expect(model.text == "Ann")
        #expect(sut.cursor == Point(x: 3, y: 0))
    }

    @Test
    func text_withoutTheFocus_isAsBrightAsAnyText() {
        let sut = Pilot(
            VStack {
                TextField("Focused", text: .constant(""))
                TextField("Name", text: .constant("Ann"))
                TextField("Prompt", text: .constant(""))
            },
            20,
            5
        )
        #expect(sut.content == "Focused\nAnn\nPrompt")
        #expect(sut.cells.row(1).prefix(3).allSatisfy { $0.style.attributes == .underline })
        #expect(sut.cells.row(1)[sut.cells.size.width + 3].style.attributes == [.underline, .dim])
        #expect(sut.cells.row(2).allSatisfy { $0.style.attributes == [.underline, .dim] })
    }

    @Test
    func text_longerThanItsRoom_hasASignWhereItIsCut_exceptInTheFocus() async {
        let long = "Maximiliane-Alexandra-von-Berg"
        let sut = Pilot(
            VStack {
                TextField("a", text: .constant("ab"))
                TextField("b", text: .constant(long))
                TextField("c", text: .constant(String(repeating: "漢字", count: 9)))
                TextField(LocalizedStringKey(long), text: .constant(""))
                TextField("d", text: .constant(String(long.prefix(20))))
            },
            20,
            7
        )
        let rows = sut.content.split(separator: "\n").map(String.init)
        #expect(rows[0] == "ab")
        #expect(rows[1] == String(long.prefix(19)) + "…")
        #expect(rows[2] == "漢字漢字漢字漢字漢…")
        #expect(rows[3] == rows[1])
        #expect(rows[4] == String(long.prefix(20)))
        await sut.press("Tab")
        #expect(!sut.content.split(separator: "\n")[1].contains("…"))
    }

    @Test
    func type_wideCharacters_placesTheCursorByColumns() async {
        let sut = Pilot(FieldView(model: FieldModel()), 20, 5)
        await sut.type("漢字a")
        #expect(sut.cursor?.x == 5)
        await sut.press("Left", "Left")
        #expect(sut.cursor?.x == 2)
        await sut.press("Backspace")
        #expect(sut.content == "字a")
        #expect(sut.cursor?.x == 0)
    }

    @Test
    func type_anEmojiFamily_isOneCharacter() async {
        let model = FieldModel()
        let sut = Pilot(FieldView(model: model), 20, 5)
        await sut.type("a👨‍👩‍👧b")
        #expect(model.text == "a👨‍👩‍👧b")
        #expect(sut.content == "a👨b")
        await sut.press("Left", "Backspace")
        #expect(model.text == "ab")
    }

    @Test
    func type_aMarkAfterALetter_showsOneGlyph() async {
        let model = FieldModel()
        let sut = Pilot(FieldView(model: model), 20, 5)
        await sut.type("e")
        await sut.type("\u{301}")
        #expect(model.text == "é")
        #expect(sut.cursor?.x == 1)
    }

    @Test
    func paste_withNewlines_becomesBlanks() async {
        let model = FieldModel()
        let sut = Pilot(FieldView(model: model), 20, 5)
        await sut.paste("one\ntwo\r\nthree")
        #expect(model.text == "one two three")
        await sut.press("M-u")
        #expect(model.text == "")
    }

    @Test
    func type_beyondTheWidth_scrollsAndComesBack() async {
        let sut = Pilot(FieldView(model: FieldModel()).frame(width: .columns(8)), 20, 5)
        await sut.type("0123456789")
        #expect(sut.content == "3456789")
        #expect(sut.cursor?.x == 7)
        await sut.press("Home")
        #expect(sut.content == "01234567")
        #expect(sut.cursor?.x == 0)
        await sut.press("End")
        #expect(sut.content == "3456789")
        await sut.press("Backspace", "Backspace", "Backspace")
        #expect(sut.content == "0123456")
    }

    @Test
    func scroll_throughHalfAWideCharacter_drawsNoHalf() async {
        let sut = Pilot(FieldView(model: FieldModel()).frame(width: .columns(6)), 20, 5)
        await sut.type("漢字漢字a")
        #expect(sut.content.contains("字a"))
        #expect(sut.cursor?.x == 5)
    }

    @Test
    func click_onACharacter_movesTheCursor() async {
        let model = FieldModel()
        let sut = Pilot(FieldView(model: model), 20, 5)
        await sut.type("a漢b")
        await sut.click(x: 2, y: 0)
        #expect(sut.cursor?.x == 1)
        await sut.click(x: 15, y: 0)
        #expect(sut.cursor?.x == 4)
    }

    @Test
    func selection_isShownReversed() async {
        let sut = Pilot(FieldView(model: FieldModel()), 20, 5)
        await sut.type("one")
        await sut.press("S-Left", "S-Left")
        let reversed = sut.cells.row(0).map { $0.style.attributes.contains(.reverse) }
        #expect(reversed.prefix(4) == [false, true, true, false])
        await sut.type("x")
        #expect(sut.content == "ox")
    }

    @Test
    func submit_withEnter_runsTheAction() async {
        let model = FieldModel()
        let sut = Pilot(FieldView(model: model).onSubmit { model.text = "sent" }, 20, 5)
        await sut.type("x")
        await sut.press("Enter")
        #expect(sut.content == "sent")
    }

    @Test
    func model_thatChangesWhatIsTyped_isShownAtOnce() async {
        let model = FieldModel()
        let upper = Binding(
            get: { model.text },
            set: { model.text = $0.uppercased() }
        )
        let sut = Pilot(TextField("Name", text: upper), 20, 5)
        await sut.type("ac")
        await sut.press("Left")
        await sut.type("b")
        #expect(sut.content == "ABC")
        #expect(sut.cursor?.x == 2)
    }

    @Test
    func field_disabled_takesNoKeys() async {
        let model = FieldModel()
        let sut = Pilot(FieldView(model: model).disabled(true), 20, 5)
        await sut.type("x")
        #expect(model.text == "")
    }

    @Test
    func validation_message_standsUnderTheField() {
        let sut = Pilot(
            VStack {
                FieldView(model: FieldModel()).validation("Name is empty")
                Text("below")
            },
            20,
            5
        )
        #expect(
            sut.content == """
                Name
                ▲ Name is empty
                       below
                """
        )
    }

    @Test
    func form_withLabels_sharesAColumn() {
        let sut = Pilot(
            Form {
                Section("Who") {
                    LabeledContent("Name") { TextField("Name", text: .constant("Ann")) }
                    LabeledContent("Weight (kg)", value: "70")
                }
                LabeledContent("身長") { Text("175") }
            },
            30,
            8
        )
        #expect(
            sut.content == """
                ╭ Who ───────────────────────╮
                │ Name         Ann           │
                │ Weight (kg)  70            │
                ╰────────────────────────────╯
                身長         175
                """
        )
    }
}

@MainActor @Observable
private final class FieldModel {
    var text = ""
}

private struct FieldView: View {
    @Bindable var model: FieldModel

    var body: some View {
        TextField("Name", text: $model.text)
    }
}
