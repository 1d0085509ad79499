import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct KeyRemappingTests {
    @Test
    func press_chosenKey_doesIt_theOldOneNoMore() async {
        let pilot = pilot([("add one", [.plain("w"), .plain(.function(6))])])
        await pilot.press("w", "F6", "a")
        #expect(pilot.screen.hasPrefix("2"))
    }

    @Test
    func helpBarHelpAndPalette_showTheChosenKey() async {
        let pilot = pilot([("add one", [.plain("w")]), ("help", [.plain("H")])])
        #expect(pilot.helpBar == " w add one   s start over   q quit   H help")
        await pilot.press("H")
        #expect(pilot.screen.contains(/w +add one/))
        #expect(pilot.screen.contains(/H F1 +help/))
        await pilot.press("Esc", "C-p")
        #expect(pilot.screen.contains(/add one +w/))
    }

    @Test
    func press_chosenKeyThatAListHas_doesWhatItWasChosenFor() async {
        var found = 0
        let view = List(0..<40, id: \.self) { Text("row \($0)") }
            .toolbar { Button("find") { found += 1 }.keyboardShortcut("/", modifiers: []) }
        let pilot = Pilot(view, size: Size(width: 60, height: 10)) {
            $0.keyRemapping = KeyRemapping([("find", [.control("f")])])
        }
        await pilot.press("C-f")
        #expect(pilot.screen.contains("▸ row 0"))
        #expect(found == 1)
        #expect(pilot.helpBar.contains("^F find"))
        await pilot.press("PageDown")
        #expect(!pilot.screen.contains("▸ row 0"))
    }

    @Test
    func quit_chosenKey_controlCStaysTheWayOut() async {
        let pilot = pilot([("quit", [.plain("Q")])])
        await pilot.press("q")
        #expect(!pilot.hasQuit)
        await pilot.press("C-c")
        #expect(pilot.hasQuit)
    }

    @Test
    func type_intoAField_isText_whateverKeyWasChosen() async {
        let text = Box("")
        let pilot = Pilot(
            TextField("name", text: Binding(get: { text.value }, set: { text.value = $0 })),
            size: Size(width: 60, height: 10)
        ) { $0.keyRemapping = KeyRemapping([("undo", [.plain("U")]), ("copy", [.plain("y")])]) }
        await pilot.type("yU")
        #expect(text.value == "yU")
    }

    @Test
    func group_showsTheChosenKeys() async {
        let view = Text("x").toolbar {
            ToolbarItemGroup(
                content: {
                    Button("zoom in") {}.keyboardShortcut("+", modifiers: [])
                    Button("zoom out") {}.keyboardShortcut("-", modifiers: [])
                },
                label: "zoom"
            )
        }
        let pilot = Pilot(view, size: Size(width: 60, height: 10)) {
            $0.keyRemapping = KeyRemapping([("zoom in", [.plain("z")])])
        }
        #expect(pilot.helpBar.hasPrefix(" z - zoom "))
    }

    private func pilot(_ entries: [(action: LocalizedStringKey, keys: [KeyPress])]) -> Pilot {
        Pilot(CountingView(), size: Size(width: 60, height: 24)) {
            $0.keyRemapping = KeyRemapping(entries)
        }
    }
}

private final class Box {
    var value: String

    init(_ value: String) {
        self.value = value
    }
}

private struct CountingView: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .toolbar {
                Button("add one") { count += 1 }.keyboardShortcut("a", modifiers: [])
                Button("start over") { count = 0 }.keyboardShortcut("s", modifiers: [])
            }
    }
}
