import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Where the list of a picker and a calendar open.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BesideControlTests {
    @Test(arguments: [(0, 12, 1, 6), (6, 12, 1, 6), (9, 12, 4, 9), (4, 8, 0, 5)])
    func open_list_standsBesideItsRow(row: Int, height: Int, top: Int, end: Int) async {
        let pilot = Pilot(ChoosingView(above: row), size: Size(width: 40, height: height))
        await pilot.press("Enter")
        let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.firstIndex { $0.contains("╭ Fruit") } == top)
        #expect(rows.firstIndex { $0.contains("╰") }.map { $0 + 1 } == end)
        #expect(rows[row].contains("Fruit") || (top..<end).contains(row))
    }

    @Test
    func open_list_remainsOnTheScreen() async {
        let pilot = Pilot(ChoosingView(above: 0), size: Size(width: 24, height: 6))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("╭ Fruit"))
        #expect(pilot.screen.contains("╰"))
    }

    @Test
    func open_calendar_overASheet_isNoWiderThanItsDays() async throws {
        let sheet = VStack { DatedView() }.frame(idealWidth: .columns(56))
        let pilot = Pilot(
            Text("below").sheet(isPresented: .constant(true)) { sheet },
            size: Size(width: 60, height: 24)
        )
        await pilot.press("Enter")
        let rows = pilot.screen.split(separator: "\n")
        let top = try #require(rows.first { $0.contains("╭ November 2026") })
        let box = top[(try #require(top.lastIndex(of: "╭")))...].prefix { $0 != "╮" }
        #expect(box.count == 37)
    }

    @Test
    func open_calendar_standsUnderItsField() async {
        let pilot = Pilot(DatedView(), size: Size(width: 60, height: 24))
        await pilot.press("Enter")
        let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[0].contains("2026-11-20"))
        #expect(rows[1].contains("╭ November 2026"))
    }
}

private struct ChoosingView: View {
    let above: Int
    @State private var fruit = "apple"

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<above, id: \.self) { Text("row \($0)") }
            Picker("Fruit", selection: $fruit) {
                ForEach(["apple", "pear", "plum"], id: \.self) { Text(verbatim: $0) }
            }
            Spacer()
        }
    }
}

private struct DatedView: View {
    @State private var day = TestDay(number: 20_777)

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            DatePicker(
                "Day",
                selection: $day,
                in: TestDay(number: 20_000)...TestDay(number: 21_000)
            )
            Spacer()
        }
    }
}
