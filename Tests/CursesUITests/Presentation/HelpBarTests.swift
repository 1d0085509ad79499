import CursesUI
import Testing

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
