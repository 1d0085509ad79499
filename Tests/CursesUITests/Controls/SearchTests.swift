import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct SearchTests {
    private let size = Size(width: 30, height: 8)

    @Test
    func slash_opensTheLineAndTypingFilters() async {
        let pilot = Pilot(FruitList(), size: size)
        #expect(pilot.content == "▸ apple\n  apricot\n  banana\n  cherry")
        #expect(pilot.helpBar.contains("/ search"))
        await pilot.press("/")
        #expect(
            pilot.content == """
                / search               4 of 4
                ▸ apple
                  apricot
                  banana
                  cherry
                """
        )
        #expect(pilot.cursor == Point(x: 2, y: 0))
        await pilot.type("ap")
        #expect(
            pilot.content == """
                / ap                   2 of 4
                ▸ apple
                  apricot
                """
        )
        #expect(pilot.cursor == Point(x: 4, y: 0))
    }

    @Test(arguments: ["Enter", "Down"])
    func enter_goesToTheRowsAndKeepsTheSearch_theNextReplacesIt(key: String) async {
        let pilot = Pilot(FruitList(), size: size)
        await pilot.press("/", "a", "p", key, "Down")
        #expect(pilot.content.contains("/ ap "))
        #expect(pilot.marked.trimmed == "▸ apricot")
        await pilot.press("/", "End", "r", key)
        #expect(pilot.content.contains("/ apr "))
        await pilot.press("/", "b")
        #expect(pilot.content.contains("/ b "))
    }

    @Test
    func enter_submitsTheKindOfFieldItIsPressedIn() async {
        var submitted: [String] = []
        let view = VStack {
            FruitList()
            TextField("Name", text: .constant(""))
        }
        .onSubmit { submitted.append("text") }
        .onSubmit(of: .search) { submitted.append("search") }
        let pilot = Pilot(view, size: size)
        await pilot.press("/", "a", "p", "Enter")
        #expect(submitted == ["search"])
        #expect(pilot.marked.trimmed == "▸ apple")
        await pilot.press("Tab", "Enter")
        #expect(submitted == ["search", "text"])
    }

    @Test
    func escape_clearsAndLeavesFromBothPlaces() async {
        let pilot = Pilot(FruitList(), size: size)
        await pilot.press("/", "a", "p", "Esc")
        #expect(pilot.content == "▸ apple\n  apricot\n  banana\n  cherry")
        #expect(pilot.marked.trimmed == "▸ apple")
        await pilot.press("/", "c", "h", "Enter", "Esc")
        #expect(pilot.content.contains("▸ cherry"))
        #expect(pilot.content.contains("banana"))
        #expect(!pilot.content.contains("/"))
    }

    @Test
    func nothingFound_saysSoAndKeepsTheFieldUsable() async {
        let pilot = Pilot(FruitList(), size: size)
        await pilot.press("/", "z", "z", "Enter")
        #expect(pilot.content.contains("0 of 4"))
        await pilot.press("Backspace", "Backspace", "b", "Enter")
        #expect(pilot.marked.trimmed == "▸ banana")
    }

    @Test
    func escapeWithoutASearch_goesOn() async {
        let pilot = Pilot(
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in FruitList() }
            },
            size: size
        )
        #expect(pilot.helpBar.contains("Esc back"))
        await pilot.press("/")
        #expect(pilot.helpBar.contains("Esc clear search"))
    }

    @Test
    func table_isSearchedTheSameWay() async {
        let pilot = Pilot(SearchedTable(), size: size)
        await pilot.press("/", "2", "0", "Enter")
        #expect(pilot.content == "/ 20                   1 of 3\n  Day\n▸ 2026-11-20")
    }

    @Test
    func total_isSaidAsItIsNow() async {
        let pilot = Pilot(FruitList(total: 7), size: size)
        await pilot.press("/", "a", "p")
        #expect(pilot.content.contains("/ ap                   2 of 7"))
    }

    @Test
    func blanks_lookForNothing_headingsAmongTheRowsAreNotCounted() async {
        let pilot = Pilot(HeadedList(), size: size)
        await pilot.press("/", "Space")
        #expect(pilot.content.contains("2 of 2"), "\(pilot.content)")
    }

    @Test
    func insideAFrame_theCountEndsWhereTheRowsEnd() async {
        let pilot = Pilot(FruitList().border(.secondary), size: size)
        await pilot.press("/")
        #expect(pilot.content.contains("│/ search              4 of 4│"))
    }

    @Test
    func disabled_doesNotOpen() async {
        let pilot = Pilot(FruitList().disabled(true), size: size)
        await pilot.press("/")
        #expect(!pilot.content.contains("/"))
    }

    @Test(arguments: [1, 2, 3, 5, 20])
    func anyWidth_survives(width: Int) async {
        let pilot = Pilot(FruitList(), size: Size(width: width, height: 6))
        await pilot.press("/")
        await pilot.paste(hostileText)
        await pilot.press("Enter", "Esc")
        #expect(!pilot.screen.unicodeScalars.contains("\u{1B}"))
    }
}

private struct FruitList: View {
    var total: Int?
    @State private var text = ""

    var body: some View {
        List {
            ForEach(["apple", "apricot", "banana", "cherry"].filter(matches), id: \.self) {
                Text(verbatim: $0)
            }
        }
        .searchable(text: $text, total: total)
    }

    private func matches(_ name: String) -> Bool { text.isEmpty || name.contains(text) }
}

/// Its headings are rows while nothing is looked for.
private struct HeadedList: View {
    @State private var text = ""

    var body: some View {
        List {
            ForEach(["fruit", "apple", "cherry"], id: \.self) { Text(verbatim: $0) }
        }
        .searchable(text: $text, total: 2)
    }
}

private struct SearchedTable: View {
    @State private var text = ""

    var body: some View {
        Table(Entry.samples.filter { text.isEmpty || $0.day.hasSuffix(text) }) {
            TableColumn("Day", value: \.day)
        }
        .searchable(text: $text, prompt: "a day")
    }
}
