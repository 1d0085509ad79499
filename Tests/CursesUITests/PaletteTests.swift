import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PaletteTests {
    @Test(arguments: [
        ("sv", ["Save", "Save as"]), ("as", ["Save as"]), ("x", []),
        ("", ["Calculate", "Save", "Save as"]), ("ca", ["Calculate"]),
    ])
    func sorted_query_bestFirst(query: String, expected: [String]) {
        let texts = ["Calculate", "Save", "Save as"]
        #expect(FuzzyMatch.sorted(texts, query: query) { [$0] } == expected)
    }

    @Test(arguments: [
        ("log", ["log of weigh-ins"]), ("gram", ["unit: kilograms"]),
        ("記録", ["記録する", "体重の記録"]),
    ])
    func sorted_wordBeginsWithTheQuery_theMiddleOfOthersDoesNotCount(
        query: String,
        expected: [String]
    ) {
        let texts = ["unit: kilograms", "log of weigh-ins", "記録する", "体重の記録"]
        #expect(FuzzyMatch.sorted(texts, query: query) { [$0] } == expected)
    }

    @Test(arguments: ["trends", " Trends"])
    func sorted_aTextIsTheQuery_isFirst(_ query: String) {
        let texts = ["Trend: smooth", "trends of all", "trends"]
        #expect(FuzzyMatch.sorted(texts, query: query) { [$0] }.first == "trends")
    }

    @Test(arguments: [
        ("72", ["72.4 kg"]), ("27", ["08:27 82.0"]), ("2.4", ["72.4 kg"]), ("822", []),
        ("4 k", ["72.4 kg"]),
    ])
    func sorted_digits_areFoundTogether(query: String, expected: [String]) {
        #expect(FuzzyMatch.sorted(["08:27 82.0", "72.4 kg"], query: query) { [$0] } == expected)
    }

    @Test(arguments: [
        ("streak", false), ("rfb", false), ("stk", false), ("back res", false), ("res back", true),
        ("resback", true), ("rf", true), ("rt", true), ("bup", true), ("tbac", true),
    ])
    func sorted_letters_standInTwoWordsAtMost_theSecondFromItsStart(query: String, isFound: Bool) {
        let texts = ["restore from the backups"]
        #expect(FuzzyMatch.sorted(texts, query: query) { [$0] } == (isFound ? texts : []))
    }

    @Test
    func places_letters_areTheBestOfSeveral() {
        #expect(FuzzyMatch.places(of: "as", in: "Save as") == [5, 6])
        #expect(FuzzyMatch.places(of: "wi", in: "weigh in") == [0, 6])
        #expect(FuzzyMatch.places(of: "bac", in: "bring all backups") == [10, 11, 12])
    }

    @Test
    func press_controlP_listsWhatCanBeDoneHere() async {
        let pilot = Pilot(ActionsView(), size: Size(width: 60, height: 12))
        await pilot.press("C-p")
        await pilot.type("sta")
        #expect(
            pilot.screen == """
                ╭ Actions ─────────────────────────────────────────────────╮
                │ sta                                                      │
                │ ▸ start over                                           s │
                ╰──────────────────────────────────────────────────────────╯







                 Enter choose   Esc close   F1 help
                """
        )
    }

    @Test(arguments: [10, 12, 16])
    func press_controlP_whatIsNotSeen_isCounted(_ height: Int) async throws {
        let view = Text("a").toolbar {
            ForEach(0..<30, id: \.self) { Button("action \($0)") {} }
        }
        func listed(_ height: Int) async -> (seen: Int, more: Int) {
            let pilot = Pilot(view, size: Size(width: 60, height: height))
            await pilot.press("C-p")
            let more = pilot.screen.firstMatch(of: /and (\d+) more/).flatMap { Int($0.1) }
            let rows = pilot.screen.split(separator: "\n").filter { $0.contains("│") }
            return (rows.count - (more == nil ? 1 : 2), more ?? 0)
        }
        let (seen, more) = await listed(height)
        let all = await listed(90)
        #expect(more > 0 && seen + more == all.seen, "\(seen) \(more) \(all)")
    }

    @Test
    func press_down_aLowScreen_theMarkStaysInSight() async {
        let pilot = Pilot(ActionsView(), size: Size(width: 60, height: 7))
        await pilot.press("C-p", "Down", "Down", "Down")
        #expect(
            pilot.screen == """
                ╭ Actions ─────────────────────────────────────────────────╮
                │ type to find                                             │
                │   help                                                 ? │
                │ ▸ quit                                                 q │
                │   and 4 more: type to find them                          │
                ╰──────────────────────────────────────────────────────────╯
                 Enter choose   Esc close   F1 help
                """
        )
    }

    @Test
    func press_pageDown_pageUp_markTheLastAndTheFirstOfAFew() async {
        let pilot = Pilot(ActionsView(), size: Size(width: 60, height: 20))
        var marked: Substring? { pilot.screen.firstMatch(of: /▸ (\S.*?) {2,}/)?.1 }
        await pilot.press("C-p")
        let first = marked
        await pilot.press("Up")
        let last = marked
        #expect(first != nil && last != nil && first != last)
        await pilot.press("PageUp")
        #expect(marked == first, "\(pilot.screen)")
        await pilot.press("PageDown")
        #expect(marked == last, "\(pilot.screen)")
    }

    @Test
    func press_controlP_whatOnlyMoves_isListedOnceItIsAskedFor() async {
        let size = Size(width: 60, height: 60)
        let views: [any View] = [
            RowsView(), Button("a") {}, TextField("name", text: .constant("")),
            TextEditor(text: .constant("a")).frame(height: .rows(4)),
            ScrollView { ForEach(0..<60, id: \.self) { Text(verbatim: "\($0)") } },
        ]
        let moving: Set = [
            "next", "previous", "first field or button",
            "last field or button", "actions", "up",
            "down", "page up", "page down", "first row", "last row", "move the cursor",
            "move by a word", "to the start", "to the end", "select", "line above", "line below",
        ]
        for view in views {
            let pilot = Pilot(AnyView(view), size: size)
            await pilot.press("C-p")
            let titles = pilot.screen.matches(of: /│ [▸ ] (\S.*?) {2,}\S+ │/).map { String($0.1) }
            #expect(titles.contains("help") && moving.isDisjoint(with: titles), "\(pilot.screen)")
        }
        let pilot = Pilot(RowsView(), size: size)
        await pilot.press("C-p")
        for title in ["next", "last row", "page down", "previous"] {
            await pilot.type(title)
            #expect(pilot.screen.contains("▸ \(title)  "), "\(pilot.screen)")
            await pilot.press("C-u")
        }
    }

    @Test
    func type_whatIsNoKey_isFoundBesidesTheKeys_whatIsMeantFirst() async {
        var done = [String]()
        let view = ActionsView().paletteItems { query in
            let colours = PaletteItem("colours: off", detail: "setting") { done.append("colours") }
            guard query == "2025" else { return [colours] }
            return [colours, PaletteItem("go to \(query)", isMeant: true) { done.append(query) }]
        }
        let pilot = Pilot(view, size: Size(width: 60, height: 12))
        await pilot.press("C-p")
        #expect(!pilot.screen.contains("colours"))
        await pilot.type("cooff")
        #expect(pilot.screen.contains(/▸ colours: off +setting/))
        await pilot.press("Enter", "C-p")
        await pilot.type("2025")
        #expect(pilot.screen.contains("▸ go to 2025"))
        await pilot.press("Enter")
        #expect(done == ["colours", "2025"])
    }

    @Test
    func press_controlP_whatIsDoneToTheMarkedRow_namesTheRow() async {
        let pilot = Pilot(RowsView(), size: Size(width: 60, height: 14))
        await pilot.press("Down", "C-p")
        #expect(pilot.screen.contains(/open · Bob +Enter/))
        #expect(pilot.screen.contains(/rename · Bob +e/))
        #expect(pilot.screen.contains(/delete · Bob +d/))
        #expect(!pilot.screen.contains("help · "))
    }

    @Test
    func press_controlP_moreThanAreListed_saysHowManyFollow() async {
        let view = VStack { Text("here") }.toolbar {
            ForEach(0..<20, id: \.self) { index in
                Button("do \(index)") {}
                    .keyboardShortcut(KeyEquivalent(Character("\(index % 10)")), modifiers: [])
            }
        }
        let pilot = Pilot(view, size: Size(width: 60, height: 16))
        await pilot.press("C-p")
        #expect(pilot.screen.contains(/and \d+ more: type to find them/), "\(pilot.screen)")
        await pilot.type("do 7")
        #expect(!pilot.screen.contains("more: type"), "\(pilot.screen)")
    }

    @Test(arguments: [(16, 10), (24, 15), (60, 20)])
    func press_controlP_aHigherScreen_listsMore(_ height: Int, _ listed: Int) async {
        let view = VStack { Text("here") }.toolbar {
            ForEach(0..<20, id: \.self) { index in
                Button("do \(index)") {}
                    .keyboardShortcut(
                        KeyEquivalent(Array("abcdefghijklmnoprstu")[index]),
                        modifiers: []
                    )
            }
        }
        let pilot = Pilot(view, size: Size(width: 80, height: height))
        await pilot.press("C-p")
        #expect(pilot.screen.matches(of: /do \d+/).count == listed, "\(pilot.screen)")
    }

    @Test
    func type_someLetters_standOutInWhatIsFound() async {
        let pilot = Pilot(ActionsView(), size: Size(width: 60, height: 12))
        await pilot.press("C-p")
        await pilot.type("sta")
        let marks = (4..<10).map { pilot.cells[$0, 2].style.attributes.contains(.underline) }
        #expect(marks == [true, true, true, false, false, false])
    }

    @Test
    func press_controlP_aHighScreen_itsFirstRowStaysToBeRead() async {
        let pilot = Pilot(
            ActionsView().navigationTitle("The title of a screen that is long"),
            size: Size(width: 60, height: 20)
        )
        await pilot.press("C-p")
        #expect(pilot.screen.row(1).contains("╭ Actions"))
    }

    @Test
    func press_enter_doesItAndCloses() async {
        let pilot = Pilot(ActionsView(), size: Size(width: 60, height: 12))
        await pilot.press("C-p")
        await pilot.type("add")
        await pilot.press("Enter")
        #expect(pilot.screen.hasPrefix("1"))
        #expect(!pilot.screen.contains("Actions"))
    }

    @Test
    func open_aKeyWithoutATitle_isNotListed() async {
        let view = ActionsView().toolbar { Button("") {}.keyboardShortcut("x", modifiers: []) }
        let pilot = Pilot(view, size: Size(width: 60, height: 12))
        await pilot.press("C-p")
        #expect(pilot.content.contains(/add one +a/), "\(pilot.content)")
        #expect(!pilot.content.contains(#/ x *│/#), "\(pilot.content)")
    }

    @Test
    func press_arrows_moveTheMark() async {
        let pilot = Pilot(ActionsView(), size: Size(width: 60, height: 12))
        await pilot.press("C-p", "Down", "Enter")
        #expect(pilot.screen.hasPrefix("-1"))
    }

    @Test
    func help_overThePalette_namesItsKeys() async {
        let pilot = Pilot(ActionsView(), size: Size(width: 80, height: 30))
        await pilot.press("C-p", "F1")
        #expect(pilot.screen.contains(/↑ +up/))
        #expect(pilot.screen.contains(/↓ +down/))
        #expect(pilot.screen.contains(/Enter +choose/))
    }

    @Test
    func cursor_restsOnTheMarkedRow_andACaretIsDrawn() async {
        let pilot = Pilot(ActionsView(), size: Size(width: 60, height: 12))
        await pilot.press("C-p")
        #expect(pilot.cursor.map { pilot.screen.row($0.y) }?.contains("▸ add one") == true)
        #expect(pilot.cursor.map { pilot.cells[$0.x, $0.y].glyph } == Glyph("▸"))
        await pilot.press("Down")
        #expect(pilot.cursor.map { pilot.screen.row($0.y) }?.contains("▸ start over") == true)
        await pilot.type("st")
        #expect(pilot.cells[4, 1].style.attributes.contains(.reverse))
        await pilot.type("xyz")
        #expect(pilot.cursor == Point(x: 7, y: 1))
    }

    @Test
    func click_aRow_doesIt() async {
        let pilot = Pilot(ActionsView(), size: Size(width: 60, height: 12))
        await pilot.press("C-p")
        await pilot.click(x: 16, y: 3)
        #expect(pilot.screen.hasPrefix("-1"))
    }

    @Test
    func press_escape_changesNothing() async {
        let pilot = Pilot(ActionsView(), size: Size(width: 60, height: 12))
        await pilot.press("C-p", "Esc")
        #expect(pilot.screen.hasPrefix("0"))
        #expect(!pilot.screen.contains("Actions"))
    }
}

private struct ActionsView: View {
    @State private var count = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(count)")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .toolbar {
            Button("add one") { count += 1 }.keyboardShortcut("a", modifiers: [])
            Button("start over") { count = -1 }.keyboardShortcut("s", modifiers: [])
        }
    }
}

private struct RowsView: View {
    @State private var names = ["Ann", "Bob"]

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                Button(name) {}
                    .contextMenu {
                        Button("rename") {}.keyboardShortcut("e", modifiers: [])
                    }
            }
            .onDelete { names.remove(atOffsets: $0) }
        }
    }
}

extension String {
    fileprivate func row(_ y: Int) -> Substring {
        split(separator: "\n", omittingEmptySubsequences: false)[y]
    }
}
