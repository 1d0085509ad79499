import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SelectionTests {
    @Test
    func rows_areChosenTogether() async {
        let pilot = Pilot(Choosing(), size: Size(width: 30, height: 8))
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("▸   One\n  ✓ Two\n    Three\nchosen 2"))
        await pilot.press("Space", "Down", "Space")
        #expect(pilot.screen.contains("chosen 1\n"))
        await pilot.press("M-a")
        #expect(pilot.screen.contains("chosen 1,2,3"))
        await pilot.press("M-a")
        #expect(pilot.screen.contains("chosen \n") || pilot.screen.contains("chosen\n"))
    }

    @Test
    func click_choosesARow() async {
        let pilot = Pilot(Choosing(), size: Size(width: 30, height: 8))
        await pilot.click(x: 6, y: 2)
        #expect(pilot.screen.contains("chosen 2,3"))
    }

    @Test
    func tag_isTheValueOfARow() async {
        let pilot = Pilot(Tagged(), size: Size(width: 30, height: 8))
        await pilot.settle()
        #expect(pilot.screen.contains("▸ Settings\n"))
        await pilot.press("Up")
        #expect(pilot.screen.contains("shown home"))
    }

    @Test(arguments: [(["Enter"], "Row 40"), (["Enter", "Tab", "Enter"], "Row 1\n")])
    func reader_scrollsToAnID(_ keys: [String], _ expected: String) async {
        let pilot = Pilot(Scrolling(), size: Size(width: 30, height: 8))
        await pilot.settle()
        for key in keys { await pilot.press(key) }
        #expect((pilot.screen + "\n").replacing(" ┃", with: "").contains(expected.trimmed))
    }

    @Test
    func reader_marksTheRowOfAList() async {
        let pilot = Pilot(ListScrolling(), size: Size(width: 30, height: 8))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("▸ Row 70"))
    }

    @Test
    func address_isOpenedByTheProgram() async {
        let pilot = Pilot(Addresses(), size: Size(width: 50, height: 8))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("opened https://example.com/one"))
        await pilot.press("Tab", "Enter")
        #expect(pilot.screen.contains("opened https://example.com/two"))
    }

    @Test
    func search_isOpenedAndEndedByTheProgram() async {
        let pilot = Pilot(Searching(), size: Size(width: 40, height: 8))
        await pilot.press("F2")
        await pilot.type("b")
        #expect(pilot.screen.contains("▸ b searching"))
        await pilot.press("Down", "Enter")
        #expect(pilot.screen.hasPrefix("  a\n▸ b\n"))
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

private struct Row: Identifiable {
    let id: Int
    let name: String

    static let all = [Row(id: 1, name: "One"), Row(id: 2, name: "Two"), Row(id: 3, name: "Three")]
}

private struct Choosing: View {
    @State private var chosen: Set<Int> = [2]

    var body: some View {
        VStack(alignment: .leading) {
            List(Row.all, selection: $chosen) { Text($0.name) }.frame(height: 60)
            Text("chosen \(chosen.sorted().map(String.init).joined(separator: ","))")
            EditButton()
        }
        .environment(\.editMode, .constant(.active))
    }
}

private struct Tagged: View {
    @State private var shown: String? = "settings"

    var body: some View {
        VStack(alignment: .leading) {
            List(selection: $shown) {
                Text("Home").tag("home")
                NavigationLink("Settings", value: "settings")
            }
            .frame(height: 40)
            Text("shown \(shown ?? "none")")
        }
    }
}

private struct Scrolling: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack(alignment: .leading) {
                HStack {
                    Button("Down") { proxy.scrollTo(40, anchor: .center) }
                    Button("Up") { proxy.scrollTo("top", anchor: .top) }
                }
                ScrollView {
                    VStack(alignment: .leading) {
                        Text("Top").id("top")
                        ForEach(1..<80) { Text("Row \($0)") }
                    }
                }
            }
        }
    }
}

private struct ListScrolling: View {
    var body: some View {
        ScrollViewReader { proxy in
            Button("Down") { proxy.scrollTo(70) }
            List(1..<80, id: \.self) { Text("Row \($0)") }
        }
    }
}

private struct Addresses: View {
    @State private var opened = "nothing"

    var body: some View {
        VStack(alignment: .leading) {
            if let url = URL(string: "https://example.com/one") { Link("One", destination: url) }
            Opener()
            Text("opened \(opened)")
        }
        .environment(
            \.openURL,
            OpenURLAction { url in
                opened = url.absoluteString
                return .handled
            }
        )
    }
}

private struct Opener: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button("Two") {
            if let url = URL(string: "https://example.com/two") { openURL(url) }
        }
    }
}

private struct Searching: View {
    @State private var query = ""
    @State private var isPresented = false

    var body: some View {
        Found(query: query)
            .searchable(text: $query, isPresented: $isPresented, prompt: "Find")
            .toolbar { Button("find") { isPresented = true } }
    }
}

private struct Found: View {
    let query: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        List(["a", "b"].filter { query.isEmpty || $0 == query }, id: \.self) { name in
            Button(isSearching ? "\(name) searching" : name) { dismissSearch() }
        }
    }
}
