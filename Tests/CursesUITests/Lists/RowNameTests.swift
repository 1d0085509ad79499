import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// What is done to the marked row names it in the palette, and does not read it out.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RowNameTests {
    private static let size = Size(width: 60, height: 14)

    @Test(arguments: [
        (["today", "07:05", "73.7", "after a run"], "today 07:05"),
        (["Fri 20 Nov", "12 st 13.7", "", ""], "Fri 20 Nov"),
        (["1", "Ann", "–", "none yet"], "Ann"), (["Ann", "", "72.4", "✓"], "Ann"),
        (["20 Nov", "People", "2 people", ""], "20 Nov People"), (["1", "2", "3", "4"], "1"),
    ])
    func press_controlP_aRowOfSeveralTexts_isNamedByTheFirst(
        _ texts: [String],
        _ name: String
    )
        async
    {
        let line = HStack { ForEach(texts.indices, id: \.self) { Text(verbatim: texts[$0]) } }
        let row = Pilot(List { Button(action: {}, label: { line }) }, size: Self.size)
        await row.press("C-p")
        #expect(row.screen.contains("▸ open · \(name)  "), "\(row.screen)")
        let table = Pilot(CellsView(texts: texts), size: Self.size)
        await table.press("C-p")
        #expect(table.screen.contains("▸ delete · \(name)  "), "\(table.screen)")
    }

    @Test
    func press_controlP_aRowOfALongText_isCutAtItsEnd() async {
        let row = Button("The name of a row that is longer than what a palette can show") {}
        let pilot = Pilot(List { row }, size: Self.size)
        await pilot.press("C-p")
        #expect(pilot.screen.contains(/▸ open · The name of a row that is longer.*… +Enter │/))
    }
}

private struct CellsView: View {
    let texts: [String]

    var body: some View {
        Table(of: Line.self) {
            TableColumn("a") { _ in Text(verbatim: texts[0]) }.width(.columns(11))
            TableColumn("b") { _ in Text(verbatim: texts[1]) }.width(.columns(11))
            TableColumn("c") { _ in Text(verbatim: texts[2]) }.width(.columns(11))
            TableColumn("d") { _ in Text(verbatim: texts[3]) }.width(.columns(11))
        } rows: {
            ForEach([Line()]) { TableRow($0) }.onDelete { _ in }
        }
    }

    struct Line: Identifiable {
        let id = 0
    }
}
