import CursesUI
import Testing

@MainActor
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
                line.contains("│ \(key) ") && line.contains(" \(title) ")
            }
            #expect(isListed)
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
