import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PasteboardTests {
    private let size = Size(width: 40, height: 8)

    @Test
    func press_c_copiesTheMarkedRow_andSaysSo() async {
        let pilot = Pilot(List(["one", "two"], id: \.self) { Text(verbatim: $0) }, size: size)
        await pilot.press("Down", "c")
        #expect(pilot.pasteboardString == "two")
        #expect(pilot.screen.contains(" Sent to the clipboard: two  ? help"))
    }

    @Test
    func press_c_aTable_hasTabsBetweenAllColumns() async {
        let pilot = Pilot(
            Table([Item(id: 1, name: "Ann", note: "long note that has no room")]) {
                TableColumn("Name", value: \.name)
                TableColumn("Note", value: \.note).width(.columns(60))
            },
            size: size
        )
        await pilot.press("c")
        #expect(pilot.pasteboardString == "Ann\tlong note that has no room")
    }

    @Test
    func press_c_aTableWithPictures_copiesTheWordsAlone() async {
        let pilot = Pilot(
            Table([Item(id: 1, name: "Ann", note: "note")]) {
                TableColumn("Name", value: \.name)
                TableColumn("Course") { _ in Text(verbatim: "▁▂▃").drawingGroup() }
                TableColumn("Note", value: \.note)
            },
            size: size
        )
        await pilot.press("c")
        #expect(pilot.pasteboardString == "Ann\tnote")
    }

    @Test
    func press_c_hostileText_isOneLine() async {
        let text = "a\u{1B}]0;x\u{7}\nrm -rf /"
        let pilot = Pilot(List([text], id: \.self) { Text(verbatim: $0) }, size: size)
        await pilot.press("c")
        let copied = pilot.pasteboardString ?? ""
        #expect(!copied.isEmpty)
        #expect(copied.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    }

    @Test
    func press_c_inTheValuesOfAPicker_copiesTheWordsAlone() async {
        let picker = Picker("unit", selection: .constant(1)) {
            Text(verbatim: "kilograms").tag(1)
            Text(verbatim: "pounds").tag(2)
        }
        let pilot = Pilot(Form { picker }, size: size)
        await pilot.press("Enter")
        #expect(pilot.screen.contains("● kilograms"), "\(pilot.screen)")
        await pilot.press("c")
        #expect(pilot.pasteboardString == "kilograms")
        await pilot.press("Down", "c")
        #expect(pilot.pasteboardString == "pounds")
    }

    @Test
    func press_c_withoutAClipboard_doesNothing() async {
        let pilot = Pilot(List(["one"], id: \.self) { Text(verbatim: $0) }, size: size) {
            $0.pasteboard.isAvailable = false
        }
        await pilot.press("c")
        #expect(pilot.pasteboardString == nil)
        #expect(!pilot.screen.contains("Sent"))
    }

    @Test
    func string_set_isCopied() async {
        let pilot = Pilot(CopyView(), size: size)
        await pilot.press("Enter")
        #expect(pilot.pasteboardString == "72.4 kg")
    }

    @Test(arguments: [
        ("", "\u{1B}]52;c;\u{1B}\\"), ("a", "\u{1B}]52;c;YQ==\u{1B}\\"),
        ("ab", "\u{1B}]52;c;YWI=\u{1B}\\"), ("abc", "\u{1B}]52;c;YWJj\u{1B}\\"),
        ("72.4 kg é", "\u{1B}]52;c;NzIuNCBrZyDDqQ==\u{1B}\\"),
    ])
    func sequence_ofText_isBase64(text: String, expected: String) {
        #expect(WindowSequences.copy(text, isInScreen: false) == expected)
    }

    @Test
    func sequence_ofMuchText_isCutBetweenCharacters_andWrappedForScreen() {
        let long = String(repeating: "é", count: 100_000)
        let sequence = WindowSequences.copy(long, isInScreen: true)
        #expect(sequence.utf8.count < 100_000)
        #expect(sequence.hasPrefix("\u{1B}P\u{1B}]52;c;") && sequence.hasSuffix("\u{7}\u{1B}\\"))
    }
}

nonisolated private struct Item: Identifiable {
    let id: Int
    let name: String
    let note: String
}

private struct CopyView: View {
    @Environment(\.pasteboard) private var pasteboard

    var body: some View {
        Button("Copy") { pasteboard.string = "72.4 kg" }
    }
}
