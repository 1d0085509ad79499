import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SplitViewTests {
    @Test
    func columns_standSideBySide() async {
        let pilot = Pilot(Folders(), size: Size(width: 100, height: 6))
        await pilot.settle()
        #expect(
            pilot.screen == """
                 Folders                 │ Notes                   │ Note
                ▸ Inbox                  │▸ Inbox 1                │                    Inbox 1
                  Sent                   │  Inbox 2                │
                                         │                         │
                                         │                         │
                 Enter open   Tab next   q quit   ? help
                """
        )
        await pilot.press("Down", "Enter", "Down")
        #expect(pilot.screen.contains("                    Sent 2"))
        #expect(pilot.cursor == Point(x: 26, y: 2))
    }

    @Test
    func narrowScreen_showsOneColumn_andEscLeadsBack() async {
        let pilot = Pilot(Folders(), size: Size(width: 40, height: 6))
        await pilot.settle()
        #expect(pilot.screen.hasPrefix(" Folders\n▸ Inbox\n"))
        await pilot.press("Down", "Enter")
        #expect(pilot.screen.hasPrefix(" Notes\n▸ Sent 1"))
        await pilot.press("Enter")
        #expect(pilot.screen.hasPrefix(" Note\n"))
        #expect(pilot.screen.contains("Sent 1"))
        await pilot.press("Esc", "Esc")
        #expect(pilot.screen.hasPrefix(" Folders\n  Inbox\n▸ Sent"))
    }

    @Test
    func oldNavigationView_ofTwoViews_isTwoColumns() async {
        let view = NavigationView {
            List { NavigationLink("Inbox", destination: Text("3 letters")) }
            Text("Choose")
        }
        let wide = Pilot(view, size: Size(width: 80, height: 6))
        #expect(wide.screen.split(separator: "\n").contains { $0.contains(/│ +Choose/) })
        #expect(wide.screen.hasPrefix("▸ Inbox"))
        let narrow = Pilot(view, size: Size(width: 40, height: 6))
        #expect(!narrow.screen.contains("Choose"))
        await narrow.press("Enter")
        #expect(narrow.screen.contains("3 letters"))
        await narrow.press("Esc")
        #expect(narrow.screen.hasPrefix("▸ Inbox"))
    }

    @Test
    func oldNavigationView_inTheStyleOfAStack_showsTheFirstView() async {
        let view = NavigationView {
            List { NavigationLink("Inbox", destination: Text("3 letters")) }
            Text("Choose")
        }
        .navigationViewStyle(.stack)
        let pilot = Pilot(view, size: Size(width: 80, height: 6))
        #expect(!pilot.screen.contains("Choose"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("3 letters"))
        #expect(!pilot.screen.contains("Inbox"))
    }

    @Test
    func middleScreen_showsTwoOfThree() async {
        let pilot = Pilot(Folders(), size: Size(width: 64, height: 6))
        await pilot.settle()
        #expect(pilot.screen.hasPrefix(" Folders          │ Notes\n"))
        await pilot.press("Enter", "Enter")
        #expect(pilot.screen.hasPrefix(" Notes            │ Note\n"))
    }

    @Test
    func link_showsItsScreenInTheNextColumn() async {
        let pilot = Pilot(Links(), size: Size(width: 64, height: 6))
        await pilot.press("Down", "Enter")
        #expect(pilot.screen.contains("│ Item 2"))
        await pilot.press("Tab", "Enter")
        #expect(pilot.screen.contains("deep"))
        await pilot.press("Esc")
        #expect(pilot.screen.contains("[ More of 2 ]"))
    }

    @Test
    func sidebar_isPutAway() async {
        let pilot = Pilot(Links(), size: Size(width: 64, height: 6))
        await pilot.press("M-s")
        #expect(!pilot.screen.contains("│"))
        await pilot.press("M-s")
        #expect(pilot.screen.contains("│"))
    }
}

private struct Folders: View {
    @State private var folder: String?
    @State private var note: String?

    var body: some View {
        NavigationSplitView {
            List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
                .navigationTitle("Folders")
        } content: {
            List((1...2).map { "\(folder ?? "–") \($0)" }, id: \.self, selection: $note) {
                Text($0)
            }
            .navigationTitle("Notes")
        } detail: {
            Text(note ?? "none").navigationTitle("Note")
        }
        .navigationSplitViewStyle(.balanced)
    }
}

private struct Links: View {
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(1..<4, id: \.self) { NavigationLink("Item \($0)", value: $0) }
                .navigationDestination(for: Int.self) { number in
                    NavigationLink("More of \(number)") { Text("deep") }
                        .navigationTitle("Item \(number)")
                }
        } detail: {
            Text("Choose one")
        }
    }
}
