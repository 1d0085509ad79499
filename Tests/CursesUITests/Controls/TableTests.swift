import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite(.timeLimit(.minutes(10)))
struct TableTests {
    private let size = Size(width: 40, height: 8)

    @Test
    func columns_alignByDisplayWidthUnderTheirTitles() {
        let pilot = Pilot(WeightTable(), size: size)
        #expect(
            pilot.content == """
                  Day            kg  Note
                ▸ 2026-11-18   72.4  after a run
                  2026-11-19  102.0  漢字の長いノ…
                  2026-11-20    9.5
                """
        )
        #expect(pilot.marked.trimmed.hasPrefix("▸ 2026-11-18   72.4"))
        #expect(pilot.cursor == Point(x: 0, y: 1))
        #expect(pilot.helpBar.contains("o sort"))
    }

    @Test(arguments: [(22, [10, 5, 3]), (25, [12, 5, 4]), (30, [15, 5, 6])])
    func columns_withMoreRoom_theMostImportantGrowsFirst(_ room: Int, _ expected: [Int]) {
        let bounds = [
            Bounds(minimum: 10, ideal: 12, maximum: 15), Bounds(minimum: 5, ideal: 5, maximum: 5),
            Bounds(minimum: 3, ideal: 4, maximum: nil),
        ]
        let layout = TableLayout(
            zip(bounds, [2.0, 3, 1]).map { bounds, priority in
                TableLayout.Column(
                    title: GlyphText("x"),
                    bounds: bounds,
                    alignment: .leading,
                    priority: priority
                )
            }
        )
        #expect(layout.widths(room) == expected)
    }

    @Test(arguments: [
        (40, ["Day", "kg", "Note"]), (17, ["Day", "kg"]), (12, ["kg"]), (5, ["kg"]),
    ])
    func columns_withoutRoom_theLeastImportantIsLeftOut(_ width: Int, _ expected: [String]) {
        let layout = TableLayout(
            [("Day", 10, 1), ("kg", 5, 2), ("Note", 10, 0)].map { title, width, priority in
                TableLayout.Column(
                    title: GlyphText(title),
                    bounds: Bounds(minimum: width, ideal: width, maximum: width),
                    alignment: .leading,
                    priority: priority
                )
            }
        )
        let row = Rect(x: 0, y: 0, width: width, height: 1)
        let shown = zip(layout.columns, layout.rects(in: row)).filter { $1.width > 0 }
        #expect(shown.map { $0.0.title.elements.map(\.glyph.text).joined() } == expected)
        #expect(shown.first?.1.minX == 0)
        #expect(shown.allSatisfy { $1.maxX <= width })
    }

    @Test
    func heading_staysWhileItsRowsAreThere() async {
        let pilot = Pilot(MonthTable(), size: Size(width: 20, height: 6))
        func rows() -> [String] {
            pilot.content.split(separator: "\n").dropFirst().map { String($0).trimmed }
        }
        #expect(rows() == ["May", "▸ May 1", "May 2", "May 3"])
        for _ in 0..<3 { await pilot.press("Down") }
        #expect(rows() == ["May", "May 2", "May 3", "▸ May 4"])
        await pilot.press("Down")
        #expect(rows() == ["May", "May 4", "April", "▸ April 1"])
        for _ in 0..<2 { await pilot.press("Down") }
        #expect(rows() == ["April", "April 1", "April 2", "▸ April 3"])
        for _ in 0..<3 { await pilot.press("Up") }
        #expect(rows() == ["May", "▸ May 4", "April", "April 1"])
        await pilot.press("Home")
        #expect(rows() == ["May", "▸ May 1", "May 2", "May 3"])
    }

    @Test
    func orderKeys_goThroughTheColumnsAndTurnRound() async {
        let pilot = Pilot(WeightTable(), size: size)
        await pilot.press("o")
        #expect(pilot.content.contains("Day ▲"))
        await pilot.press("o")
        #expect(
            pilot.content == """
                  Day          ▲ kg  Note
                  2026-11-20    9.5
                ▸ 2026-11-18   72.4  after a run
                  2026-11-19  102.0  漢字の長いノ…
                """
        )
        await pilot.press("O")
        #expect(pilot.content.hasPrefix("  Day          ▼ kg  Note\n  2026-11-19"))
        await pilot.press("o")
        #expect(pilot.content.contains("Day ▲"))
    }

    @Test
    func clickOnATitle_ordersAndTurnsRound() async {
        let pilot = Pilot(WeightTable(), size: size)
        await pilot.click("kg")
        #expect(pilot.content.contains("▲ kg"))
        await pilot.click("kg")
        #expect(pilot.content.contains("▼ kg"))
        await pilot.click("Note")
        #expect(pilot.content.contains("▼ kg"))
    }

    @Test
    func press_o_columnsWithoutRoomAreNotOrderedBy() async {
        let pilot = Pilot(WeightTable(weightWidth: 12), size: Size(width: 24, height: 8))
        await pilot.press("o")
        #expect(pilot.content.contains("Day ▲"))
        #expect(!pilot.content.contains("kg"))
        await pilot.press("o")
        #expect(pilot.content.contains("Day ▲"))
    }

    @Test
    func selection_followsTheMark() async {
        var selection: Int?
        let pilot = Pilot(
            Table(
                Entry.samples,
                selection: Binding(get: { selection }, set: { selection = $0 })
            ) {
                TableColumn("Day", value: \.day)
            },
            size: size
        )
        await pilot.press("Down")
        #expect(selection == 2)
        await pilot.press("G")
        #expect(selection == 3)
        await pilot.click("2026-11-18")
        #expect(selection == 1)
    }

    @Test
    func manyRows_keepTheTitlesAndMakeOnlyWhatIsSeen() async {
        var made = 0
        let pilot = Pilot(
            Table((0..<100_000).map { Number(id: $0) }) {
                TableColumn("Number", value: \.id) { number in
                    made += 1
                    return Text(verbatim: "\(number.id)")
                }
                .width(.columns(8))
            },
            size: size
        )
        made = 0
        await pilot.press("End")
        #expect(made < 100)
        #expect(pilot.content.hasPrefix("    Number\n     99994\n"))
        #expect(pilot.content.hasSuffix("▸    99999"))
    }

    @Test
    func enter_pressesTheButtonOfTheRow() async {
        var pressed: [Int] = []
        let pilot = Pilot(
            Table(Entry.samples) {
                TableColumn("Day") { entry in Button(entry.day) { pressed.append(entry.id) } }
            },
            size: size
        )
        await pilot.press("Down", "Enter")
        #expect(pressed == [2])
    }

    @Test
    func field_inACell_showsNoLabel() {
        let table = Table(Entry.samples) {
            TableColumn("Day") { entry in TextField("label", text: .constant(entry.note)) }
        }
        #expect(!Pilot(table, size: size).content.contains("label"))
    }

    @Test
    func rowsOfALoop_canBeDeleted() async {
        let pilot = Pilot(DeletableTable(), size: size)
        #expect(pilot.helpBar.contains("d delete"))
        await pilot.press("Down", "d")
        #expect(pilot.content == "  Day\n  2026-11-18\n▸ 2026-11-20")
        await pilot.press("Delete", "Delete")
        #expect(pilot.content == "  Day")
    }

    @Test
    func littleRoom_leavesTheLastColumnsOut() async {
        let pilot = Pilot(WeightTable(), size: Size(width: 22, height: 6))
        #expect(pilot.content.hasPrefix("  Day            kg\n▸ 2026-11-18   72.4"))
        await pilot.resize(to: Size(width: 20, height: 6))
        #expect(pilot.content.hasPrefix("  Day"))
        for (width, height) in [(1, 1), (20, 6), (3, 6), (60, 7)] {
            await pilot.resize(to: Size(width: width, height: height))
            await pilot.press("o", "Down")
        }
    }

    @Test
    func noRows_showTheTitles() async {
        let pilot = Pilot(Table([Entry]()) { TableColumn("Day", value: \.day) }, size: size)
        #expect(pilot.content == "  Day")
        await pilot.press("Down", "Enter", "o")
    }

    @Test
    func disabled_takesNoKeys() async {
        let pilot = Pilot(WeightTable().disabled(true), size: size)
        let before = pilot.content
        await pilot.press("o", "Down", "G")
        #expect(pilot.content == before)
        #expect(pilot.cursor == nil)
    }

    @Test
    func keyPathComparator_sortsBothWays() {
        let forward = Entry.samples.sorted(using: [KeyPathComparator(\.weight)])
        #expect(forward.map(\.id) == [3, 1, 2])
        let reverse = Entry.samples.sorted(using: KeyPathComparator(\.day, order: .reverse))
        #expect(reverse.map(\.id) == [3, 2, 1])
    }
}

nonisolated private struct Number: Identifiable {
    let id: Int
}

nonisolated struct Entry: Identifiable {
    let id: Int
    let day: String
    let weight: Double
    let note: String

    static let samples = [
        Entry(id: 1, day: "2026-11-18", weight: 72.4, note: "after a run"),
        Entry(id: 2, day: "2026-11-19", weight: 102, note: "漢字の長いノートです"),
        Entry(id: 3, day: "2026-11-20", weight: 9.5, note: ""),
    ]
}

private struct WeightTable: View {
    var weightWidth = 5
    @State private var order: [KeyPathComparator<Entry>] = []

    var body: some View {
        Table(Entry.samples.sorted(using: order), sortOrder: $order) {
            TableColumn("Day", value: \.day).width(.columns(10))
            TableColumn("kg", value: \.weight) { entry in
                Text(entry.weight, format: .number.precision(1))
            }
            .width(.columns(weightWidth))
            TableColumn("Note") { entry in Text(verbatim: entry.note) }
                .width(min: .columns(8), max: .columns(13))
        }
    }
}

private struct DeletableTable: View {
    @State private var entries = Entry.samples

    var body: some View {
        Table(of: Entry.self) {
            TableColumn("Day", value: \.day)
        } rows: {
            ForEach(entries) { TableRow($0) }
                .onDelete { entries.remove(atOffsets: $0) }
        }
    }
}

private struct MonthTable: View {
    private struct Line: Identifiable {
        let id: String
        var isHeading: Bool { !id.contains(" ") }
    }

    private let lines = ["May", "April"].flatMap { month in
        [Line(id: month)] + (1...4).map { Line(id: "\(month) \($0)") }
    }

    var body: some View {
        Table(of: Line.self) {
            TableColumn("Day") { Text(verbatim: $0.id) }
        } rows: {
            ForEach(lines) { TableRow($0).selectionDisabled($0.isHeading) }
        }
    }
}
