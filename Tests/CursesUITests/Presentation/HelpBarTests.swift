import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HelpBarTests {
    @Test
    func bar_onTheNarrowestScreen_showsAKeyBesideHelp() {
        let sut = Pilot(BarView(), size: Size(width: 20, height: 6))
        #expect(sut.helpBar == " a weigh in  ? help")
    }

    @Test
    func toolbar_groupIsOneEntry_secondaryActionIsOnlyInHelp() async {
        let sut = Pilot(BarView(), size: Size(width: 60, height: 14))
        #expect(sut.helpBar == " a weigh in   1–3 range   q quit   ? help")
        await sut.press("?")
        for (key, title) in [("1", "week"), ("2", "month"), ("3", "year"), ("x", "export")] {
            let isListed = sut.screen.split(separator: "\n").contains { line in
                line.contains(" \(key) ") && line.contains(" \(title) ")
            }
            #expect(isListed)
        }
    }

    @Test
    func toolbar_toggle_hasAKeyAndShowsItsState() async {
        let sut = Pilot(ToggledView(), size: Size(width: 60, height: 6))
        #expect(sut.helpBar.hasPrefix(" F2 Icons   "), "\(sut.helpBar)")
        #expect(sut.screen.hasPrefix("names"))
        await sut.press("F2")
        #expect(sut.helpBar.hasPrefix(" F2 Icons ✓"), "\(sut.helpBar)")
        #expect(sut.screen.hasPrefix("icons"))
    }

    @Test
    func toolbar_charactersOfASCII_arrowsAreWordsToClick() async {
        let log = Counter()
        let view = Text("here").toolbar {
            ToolbarItemGroup(
                content: {
                    Button("back") { log.count += 1 }.keyboardShortcut(.leftArrow, modifiers: [])
                    Button("on") { log.count += 10 }.keyboardShortcut(.rightArrow, modifiers: [])
                },
                label: "day"
            )
        }
        let sut = Pilot(view, size: Size(width: 40, height: 6))
        await sut.send(.answer(.column(8)))
        #expect(sut.helpBar.contains("Left Right day"))
        await sut.click(x: 2, y: 5)
        #expect(log.count == 1)
        await sut.click(x: 7, y: 5)
        #expect(log.count == 11)
        await sut.press("?")
        #expect(sut.screen.contains("Left"))
        #expect(!sut.screen.contains(" < "))
    }

    @Test
    func toolbar_groupOfTwo_showsBothKeysToClick() async {
        let log = Counter()
        let sut = Pilot(PairView(log: log), size: Size(width: 40, height: 6))
        #expect(sut.helpBar == " + - zoom   q quit   ? help")
        await sut.click(x: 1, y: 5)
        #expect(log.count == 1)
        await sut.click(x: 3, y: 5)
        #expect(log.count == 11)
        await sut.click(x: 2, y: 5)
        await sut.click(x: 6, y: 5)
        #expect(log.count == 11)
    }

    @Test
    func bar_withoutRoomForAll_standsCloserWhereThatShowsMore() {
        let titles = ["weigh in", "history", "trends", "edit person", "settings", "import"]
        let sut = Pilot(
            Text("here").toolbar {
                ForEach(titles, id: \.self) { Button($0) {} }
            },
            size: Size(width: 76, height: 6)
        )
        #expect(
            sut.helpBar
                == " F2 weigh in  F3 history  F4 trends  F5 edit person  F6 settings  ? help"
        )
    }

    @Test(arguments: [
        (80, " Enter open  a add  b bring  c carry  d do  e end  f find  Esc back  ? help"),
        (60, " Enter open   a add   b bring   c carry   Esc back   ? help"),
        (40, " Enter open  a add  Esc back  ? help"), (30, " Enter open  Esc back  ? help"),
        (20, " Enter open  ? help"),
    ])
    func bar_withoutRoomForAll_keepsWhatItIsForAndTheWayBack(
        _ width: Int,
        _ expected: String
    ) async {
        let sut = Pilot(WayBackView(), size: Size(width: width, height: 6))
        await sut.press("Enter")
        #expect(sut.helpBar == expected)
    }

    @Test(arguments: [
        (60, " b bring   Enter open   a add   q quit   ? help"),
        (40, " b bring  Enter open  a add  ? help"), (20, " b bring  ? help"),
    ])
    func bar_primaryAction_comesFirst(_ width: Int, _ expected: String) {
        let sut = Pilot(PrimaryView(), size: Size(width: width, height: 6))
        #expect(sut.helpBar == expected)
    }

    @Test(arguments: [(20, " a weigh yourself  ?"), (25, " a weigh yourself  ? help")])
    func bar_onlyTheKeyOfHelpFits_whatTheScreenIsForIsThere(_ width: Int, _ expected: String) {
        let sut = Pilot(
            Text("here").toolbar {
                Button("weigh yourself") {}.keyboardShortcut("a", modifiers: [])
            },
            size: Size(width: width, height: 6)
        )
        #expect(sut.helpBar == expected)
    }

    @Test
    func help_onTheNarrowestScreen_showsOneKeyForEachTitle() async {
        let sut = Pilot(BarView(), size: Size(width: 20, height: 12))
        await sut.press("?")
        #expect(sut.screen.contains(/▸ a +weigh/), "\(sut.screen)")
    }
}

private struct PairView: View {
    let log: Counter

    var body: some View {
        Text("here")
            .toolbar {
                ToolbarItemGroup(
                    content: {
                        Button("zoom in") { log.count += 1 }.keyboardShortcut("+", modifiers: [])
                        Button("zoom out") { log.count += 10 }.keyboardShortcut("-", modifiers: [])
                    },
                    label: "zoom"
                )
            }
    }
}

private struct BarView: View {
    var body: some View {
        Text("here")
            .toolbar {
                Button("weigh in") {}.keyboardShortcut("a", modifiers: [])
                ToolbarItemGroup(
                    content: {
                        Button("week") {}.keyboardShortcut("1", modifiers: [])
                        Button("month") {}.keyboardShortcut("2", modifiers: [])
                        Button("year") {}.keyboardShortcut("3", modifiers: [])
                    },
                    label: "range"
                )
                ToolbarItem(placement: .secondaryAction) {
                    Button("export") {}.keyboardShortcut("x", modifiers: [])
                }
            }
    }
}

private struct WayBackView: View {
    private let titles = ["add", "bring", "carry", "do", "end", "find", "give", "hold"]

    var body: some View {
        NavigationStack {
            NavigationLink("go") {
                List(0..<2, id: \.self) { row in Button("\(row)") {} }
                    .rowVerb("open")
                    .toolbar {
                        ForEach(titles, id: \.self) { title in
                            Button(LocalizedStringKey(title)) {}
                                .keyboardShortcut(KeyEquivalent(title.first ?? "x"), modifiers: [])
                        }
                    }
            }
        }
    }
}

private struct PrimaryView: View {
    var body: some View {
        List(0..<2, id: \.self) { row in Button("\(row)") {} }
            .rowVerb("open")
            .toolbar {
                Button("add") {}.keyboardShortcut("a", modifiers: [])
                ToolbarItem(placement: .primaryAction) {
                    Button("bring") {}.keyboardShortcut("b", modifiers: [])
                }
            }
    }
}

private struct ToggledView: View {
    @State private var hasIcons = false

    var body: some View {
        Text(verbatim: hasIcons ? "icons" : "names").toolbar { Toggle("Icons", isOn: $hasIcons) }
    }
}
