import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TabViewTests {
    private let log = Log()

    private func pilot(_ shown: String = "home") async -> Pilot {
        let pilot = Pilot(
            Tabs(log: log, shown: shown),
            size: Size(width: 60, height: 10)
        )
        await pilot.settle()
        return pilot
    }

    @Test
    func tabs_areDrawnOverTheShownOne() async {
        let pilot = await pilot()
        #expect(
            pilot.screen == """
                [Home]  Notes (2)   Third
                 Home
                [ More 0 ]
                [ Other ]





                 Enter choose  1–3 tabs  ^PgDn next tab  Tab next  ? help
                """
        )
    }

    @Test(arguments: [["2"], ["C-PageDown"], ["C-PageUp", "C-PageUp"]])
    func key_turnsToAnotherTab(_ keys: [String]) async {
        let pilot = await pilot()
        for key in keys { await pilot.press(key) }
        #expect(pilot.screen.hasPrefix(" Home  [Notes (2)]  Third"))
    }

    @Test
    func click_turnsToATab() async {
        let pilot = await pilot()
        await pilot.click(x: 22, y: 0)
        #expect(pilot.screen.contains("[Third]"))
    }

    @Test
    func digit_inAField_isTyped() async {
        let pilot = await pilot("notes")
        await pilot.type("12")
        #expect(pilot.screen.contains("[Notes (2)]"))
        #expect(pilot.screen.contains("\n12"))
    }

    @Test
    func stateAndFocusOfATab_areKept() async {
        let pilot = await pilot()
        await pilot.press("Enter", "Tab", "C-PageDown")
        await pilot.type("Ann")
        await pilot.press("C-PageUp")
        #expect(pilot.screen.contains("[ More 1 ]"))
        #expect(pilot.cursor == Point(x: 2, y: 3))
        await pilot.press("2")
        #expect(pilot.screen.contains("\nAnn"))
    }

    @Test
    func tab_appearsEachTimeItIsShown() async {
        let pilot = await pilot()
        #expect(log.words == [])
        await pilot.press("3", "1", "3")
        #expect(log.words == ["third", "third"])
    }

    @Test
    func selection_setByTheProgram_showsTheTab() async {
        let pilot = await pilot("third")
        #expect(pilot.screen.contains("Row 4"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("[Home]"))
    }

    @Test
    func narrowScreen_keepsTheShownName() async {
        let pilot = await pilot("notes")
        await pilot.resize(to: Size(width: 20, height: 8))
        #expect(pilot.screen.hasPrefix(" H… [Notes (2)] Th…"))
    }

    @Test
    func pages_areTurnedWithTheArrows() async {
        let pilot = Pilot(Pages(), size: Size(width: 40, height: 8))
        await pilot.settle()
        #expect(pilot.screen.contains("Welcome"))
        await pilot.press("Left", "Right")
        #expect(pilot.screen.contains("[ Begin ]"))
        #expect(pilot.screen.contains("○ ●"))
        await pilot.press("Enter", "Right")
        #expect(pilot.screen.contains("[ Begun ]"))
    }
}

@MainActor
private final class Log {
    var words: [String] = []
}

private struct Tabs: View {
    let log: Log
    @State var shown: String
    @State private var text = ""

    var body: some View {
        TabView(selection: $shown) {
            HomeTab().tag("home")
            TextField("Note", text: $text)
                .badge(2)
                .tabItem { Label("Notes", systemImage: "note") }
                .tag("notes")
            Tab("Third", systemImage: "3.circle", value: "third") {
                List(0..<30, id: \.self) { row in
                    Button("Row \(row)") { shown = "home" }
                }
                .onAppear { log.words.append("third") }
            }
        }
    }
}

private struct HomeTab: View {
    @State private var count = 0

    var body: some View {
        NavigationView {
            VStack(alignment: .leading) {
                Button("More \(count)") { count += 1 }
                Button("Other") {}
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .navigationTitle("Home")
        }
        .tabItem {
            Image(systemName: "house.fill")
            Text("Home")
        }
    }
}

private struct Pages: View {
    @State private var hasBegun = false

    var body: some View {
        TabView {
            Text("Welcome")
            Button(hasBegun ? "Begun" : "Begin") { hasBegun = true }
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}
