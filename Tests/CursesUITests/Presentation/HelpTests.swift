import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HelpTests {
    @Test
    func helpBar_showsTheLiveKeys() async {
        let sut = Pilot(ToolView(log: Counter()), 70, 5)
        #expect(sut.helpBar == " ^S Save   Enter choose   F2 Other   Tab next   q quit   ? help")
    }

    @Test(
        arguments: [
            (61, " ^S Save  Enter choose  F2 Other  Tab next  q quit  ? help"),
            (44, " ^S Save  Enter choose  F2 Other  ? help"),
            (36, " ^S Save  Enter choose  ? help"),
            (21, " ^S Save  ? help"),
        ]
    )
    func helpBar_onANarrowScreen_isShortened(width: Int, expected: String) {
        let sut = Pilot(ToolView(log: Counter()), width, 5)
        #expect(sut.helpBar == expected)
    }

    @Test
    func shortcut_pressesTheButtonFromAnywhere() async {
        let log = Counter()
        let sut = Pilot(ToolView(log: log), 60, 5)
        await sut.press("C-s", "F2", "F2")
        #expect(log.log == ["save", "other", "other"])
        await sut.click(x: 2, y: 5)
        #expect(log.log.count == 4)
    }

    @Test
    func shortcut_ofADisabledButton_doesNothing() async {
        let log = Counter()
        let sut = Pilot(ToolView(log: log).disabled(true), 60, 5)
        await sut.press("C-s", "F2")
        #expect(log.log == [])
    }

    @Test
    func help_ofWhatScrolls_namesItsKeys() async {
        let lines = Array(0..<40)
        let sut = Pilot(ScrollView { ForEach(lines, id: \.self) { Text("\($0)") } }, 80, 20)
        await sut.press("?")
        #expect(sut.content.contains(/PgDn +page down/))
        #expect(sut.content.contains(/↑ k +up/))
        #expect(sut.content.contains(/End G +last row/))
    }

    @Test
    func right_inHelp_leadsToTheOtherColumn_whoseLastRowIsReached() async {
        let lines = Array(0..<40)
        let sut = Pilot(ScrollView { ForEach(lines, id: \.self) { Text("\($0)") } }, 80, 6)
        await sut.press("?")
        #expect(!sut.content.contains("quit"))
        await sut.press("Right", "G")
        #expect(sut.content.contains(/▸ q \^C +quit/))
        await sut.press("Left", "G", "Right", "k")
        #expect(sut.content.contains(/▸ \^Z +suspend/))
    }

    @Test
    func enter_inHelp_doesWhatIsMarkedAndClosesIt() async {
        let log = Counter()
        let sut = Pilot(ToolView(log: log), 60, 20)
        let before = sut.screen
        await sut.press("?", "/")
        await sut.type("other")
        await sut.press("Enter", "Enter")
        #expect(log.log == ["other"])
        #expect(sut.screen == before)
    }

    @Test
    func enter_inHelpOnAKeyThatScrolls_scrollsWhatIsBelow() async {
        let lines = Array(0..<40)
        let sut = Pilot(ScrollView { ForEach(lines, id: \.self) { Text("line \($0)") } }, 80, 20)
        await sut.press("?", "/")
        await sut.type("last row")
        await sut.press("Enter", "Enter")
        #expect(!sut.content.contains("╭ Help ─"))
        #expect(sut.content.contains("line 39"), "\(sut.screen)")
    }

    @Test
    func questionMark_opensAllKeysAndEscClosesThem() async {
        let sut = Pilot(ToolView(log: Counter()), 60, 20)
        let before = sut.screen
        await sut.press("?")
        #expect(sut.content.contains("╭ Help ─"))
        #expect(sut.content.contains("^S"))
        #expect(sut.content.contains("suspend"))
        await sut.press("Esc")
        #expect(sut.screen == before)
        await sut.press("F1")
        #expect(sut.content.contains("╭ Help ─"))
        await sut.press("?")
        #expect(sut.screen == before)
    }

    @Test
    func keys_ofAScreen_standInGroups_theScreensOwnFirst() async {
        let sut = Pilot(ToolView(log: Counter()), 60, 18)
        await sut.press("?")
        let rows = sut.content.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /│ (.*) │/).map { match in
                match.1.split(separator: " ").joined(separator: " ")
            }
        }
        #expect(
            rows == [
                "On this screen", "▸ ^S Save", "F2 Other", "For the selection",
                "Enter Space choose", "From field to field", "Tab ↓ → next", "S-Tab ↑ ← previous",
                "Home first field or button", "End last field or button", "Everywhere", "? F1 help",
                "^P actions",
                "^L redraw", "^Z suspend", "q ^C quit",
            ]
        )
        #expect(sut.cursor?.y == 2)
        await sut.press("G")
        #expect(sut.content.contains(/▸ q \^C +quit/))
    }

    @Test
    func keys_ofTextFields_standLastAndOnlyWhereThereIsOne() async {
        let sut = Pilot(
            VStack {
                Button("a") {}
                TextField("b", text: .constant(""))
            },
            60,
            20
        )
        await sut.press("?", "G")
        #expect(sut.content.contains(/▸ \S.* redo/))
    }

    @Test
    func keys_areSearched() async {
        let sut = Pilot(ToolView(log: Counter()), 60, 17)
        await sut.press("?", "/")
        await sut.type("susp")
        #expect(sut.content.contains(/\/ susp +1 of \d+/))
        #expect(sut.content.contains(/Everywhere/))
        #expect(sut.content.contains(/\^Z +suspend/))
        #expect(!sut.content.contains("Save"))
        await sut.press("Esc", "Esc")
        #expect(!sut.content.contains("Help"))
    }

    @Test
    func keys_thatAreFound_theFirstIsMarkedAfterEachLetter() async {
        let view = Button("a") {}.toolbar {
            Button("zoom in") {}
            Button("zoom out") {}
            Button("zone") {}
        }
        let sut = Pilot(view, 60, 17)
        await sut.press("?", "/")
        for (letters, title) in [("zo", "zoom in"), ("o", "zoom in"), ("m t", "zoom out")] {
            await sut.type(letters)
            let marked = sut.content.split(separator: "\n").first { $0.contains("▸") }
            #expect(marked?.contains(" \(title) ") == true, "\(sut.screen)")
        }
    }

    @Test
    func keys_onANarrowScreen_standBesideWhatTheyDo_andScroll() async {
        let sut = Pilot(ToolView(log: Counter()), 40, 11)
        await sut.press("?")
        #expect(sut.content.contains(/▸ \^S +Save/))
        #expect(!sut.content.contains("suspend"))
        await sut.press("PageDown", "PageDown")
        #expect(sut.content.contains(/\^Z +suspend/))
    }

    @Test
    func help_whatIsExplained_standsUnderTheKeysOnce_whichAreMarkedFirst() async {
        let sut = Pilot(
            VStack {
                ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)").help("Counts from zero.") }
                Button("Add") {}.help("Adds one. And no more.")
            },
            60,
            24
        )
        #expect(!sut.content.contains("Counts"))
        await sut.press("?")
        #expect(sut.content.contains(/│ ▸ Enter[\s\S]*quit[\s\S]*Explanations/), "\(sut.screen)")
        #expect(sut.content.contains(/Explanations.*\n.*│   Counts from zero\./))
        #expect(sut.content.split(separator: "Counts").count == 2)
        #expect(sut.content.contains(/Adds one\. .*\n.*│   And no more\./))
    }

    @Test
    func help_onALowScreen_opensWithTheKeys() async {
        let text = "One is the first of all. Two is behind it. Three is more. Four is even."
        let sut = Pilot(Button("Add") {}.help(LocalizedStringKey(text)), 40, 6)
        await sut.press("?")
        #expect(sut.content.contains(/▸ Enter/), "\(sut.screen)")
        #expect(!sut.content.contains("Explanations"))
        await sut.press("G")
        #expect(sut.content.contains("▸ Four is even."), "\(sut.screen)")
    }

    @Test
    func messages_theLastFive_canBeReadAgain_theNewestFirst() async {
        let sut = Pilot(SayingView(), size: Size(width: 60, height: 60)) {
            $0.toastDuration = .seconds(100_000)
        }
        for _ in 1...6 { await sut.press("s") }
        await sut.press("?")
        let rows = sut.content.split(separator: "\n").filter { $0.contains("said ") }
        let numbers = rows.compactMap { $0.firstMatch(of: /said (\d)/)?.1 }
        #expect(numbers == ["6", "5", "4", "3", "2"])
        #expect(sut.content.contains("Last messages"))
    }

    @Test
    func questionMark_inATextField_isText() async {
        let sut = Pilot(TextField("Name", text: .constant("")), 60, 8)
        await sut.press("?", "q")
        #expect(!sut.content.contains("Help"))
        #expect(!sut.hasQuit)
    }

    @Test
    func quit_keys_askTheAppToEnd() async {
        for key in ["q", "C-c"] {
            let sut = Pilot(ToolView(log: Counter()), 60, 5)
            await sut.press(key)
            #expect(sut.hasQuit)
        }
    }

    @Test
    func onKeyPress_seesWhatTheContentHasNoUseFor() async {
        let log = Counter()
        let sut = Pilot(
            VStack { Button("a") { log.log.append("button") } }
                .onKeyPress("x") {
                    log.log.append("x")
                    return .handled
                }
                .onKeyPress { press in
                    log.log.append("any \(press.characters)")
                    return .ignored
                },
            20,
            5
        )
        await sut.press("Enter", "x", "y", "q")
        #expect(log.log == ["button", "x", "any y", "any q"])
        #expect(sut.hasQuit)
    }
}

private struct ToolView: View {
    let log: Counter

    var body: some View {
        VStack {
            Button("a") {}
            Button("b") {}
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Save") { log.log.append("save") }.keyboardShortcut("s")
            }
            Button("Other") { log.log.append("other") }
        }
    }
}

private struct SayingView: View {
    @State private var count = 0
    @State private var said: Int?

    var body: some View {
        Text(verbatim: "\(count)")
            .toolbar {
                Button("say") {
                    count += 1
                    said = count
                }
                .keyboardShortcut("s", modifiers: [])
            }
            .toast(item: $said) { Toast("said \($0)") }
    }
}
