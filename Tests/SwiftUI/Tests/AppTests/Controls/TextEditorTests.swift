import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TextEditorTests {
    private static let text = "The quick brown fox jumps over the dog.\n日本語の文章です。\n\nlast"

    private func pilot(_ text: String = text, height: Int = 8) async -> Pilot {
        let pilot = Pilot(Editing(text: text), size: Size(width: 20, height: height))
        await pilot.settle()
        return pilot
    }

    @Test
    func text_isBrokenBetweenWords() async {
        let pilot = await pilot(height: 12)
        #expect(
            pilot.screen.hasPrefix(
                """
                │ The quick brown
                │ fox jumps over
                │ the dog.
                │ 日本語の文章で
                │ す。
                │
                │ last
                """
            )
        )
        #expect(pilot.cursor == Point(x: 2, y: 0))
    }

    @Test(arguments: [
        (["Down", "End"], 16, 1), (["Down", "Down", "Down", "Down"], 2, 4),
        (["End", "Down", "Down"], 10, 2), (["End", "Down", "Down", "Down"], 14, 3),
        (["C-End"], 6, 6), (["C-End", "C-Home"], 2, 0), (["Right", "Down", "Down", "Down"], 4, 3),
    ])
    func keys_moveTheCursor(_ keys: [String], _ x: Int, _ y: Int) async {
        let pilot = await pilot(height: 12)
        for key in keys { await pilot.press(key) }
        #expect(pilot.cursor == Point(x: x, y: y))
    }

    @Test
    func enter_breaksTheLine_andUndoJoinsIt() async {
        let pilot = await pilot("onetwo")
        await pilot.press("Right", "Right", "Right", "Enter")
        #expect(pilot.screen.hasPrefix("│ one\n│ two"))
        await pilot.press("C-_")
        #expect(pilot.screen.hasPrefix("│ onetwo"))
    }

    @Test
    func paste_keepsItsLines() async {
        let pilot = await pilot("")
        await pilot.paste("one\r\ntwo\u{7}\nthree")
        #expect(pilot.screen.hasPrefix("│ one\n│ two\n│ three"))
        #expect(pilot.screen.contains("13 characters"))
    }

    @Test
    func cut_takesTheRestOfTheLine_thenTheBreak() async {
        let pilot = await pilot("one two\nthree")
        await pilot.press("C-Right", "C-k", "C-k")
        #expect(pilot.screen.hasPrefix("│ onethree\n"))
    }

    @Test
    func shortRoom_scrolls() async {
        let pilot = await pilot(height: 6)
        #expect(pilot.screen.hasPrefix("┃ The quick brown"))
        await pilot.press("PageDown", "PageDown", "PageDown")
        #expect(pilot.screen.contains("last"))
        #expect(!pilot.screen.contains("quick"))
    }

    @Test
    func arrows_atTheEdges_leaveTheEditor() async {
        let pilot = await pilot("one")
        await pilot.press("Down", "Enter")
        #expect(pilot.screen.contains("saved"))
    }

    @Test
    func click_putsTheCursor() async {
        let pilot = await pilot(height: 12)
        await pilot.click(x: 5, y: 2)
        #expect(pilot.cursor == Point(x: 5, y: 2))
    }

    @Test
    func field_growsAlongTheVerticalAxis() async {
        let pilot = Pilot(Growing(), size: Size(width: 20, height: 8))
        await pilot.type("a note that needs more than a line or two of them all")
        #expect(
            pilot.screen.hasPrefix(
                """
                more than a line or
                two of them all
                [ Save ]
                """
            )
        )
        await pilot.press("C-Home")
        #expect(pilot.screen.hasPrefix("a note that needs\nmore than a line or\n[ Save ]"))
    }
}

private struct Editing: View {
    @State var text: String
    @State private var isSaved = false

    var body: some View {
        VStack(alignment: .leading) {
            TextEditor(text: $text)
                .scrollContentBackground(.hidden)
                .textEditorStyle(.plain)
            Button(isSaved ? "saved" : "save") { isSaved = true }
            Text("\(text.count) characters")
        }
    }
}

private struct Growing: View {
    @State private var text = ""

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Note", text: $text, axis: .vertical).lineLimit(...2)
            Button("Save") {}
        }
    }
}
