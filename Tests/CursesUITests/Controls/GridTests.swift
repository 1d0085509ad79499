import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct GridTests {
    @Test
    func columns_areAsWideAsTheirWidestCell() {
        let pilot = Pilot(WeekGrid(), size: Size(width: 40, height: 8))
        #expect(
            pilot.content == """
                Period   mean  low
                今週     72.6  72.4
                Month   102.9  72.4
                as entered
                """
        )
    }

    @Test(arguments: [1, 2, 5, 12, 20])
    func littleRoom_takesFromTheWidest(width: Int) {
        let pilot = Pilot(WeekGrid(), size: Size(width: width, height: 8))
        #expect(pilot.cells.size.width == width)
    }

    @Test
    func hostileCells_keepTheirRows() {
        let pilot = Pilot(
            Grid {
                GridRow {
                    Text(hostileText)
                    Text(String(repeating: "x", count: 1_000_000)).lineLimit(1)
                }
            },
            size: Size(width: 20, height: 8)
        )
        #expect(!pilot.screen.unicodeScalars.contains("\u{1B}"))
    }

    @Test
    func controlsInCells_takeTheFocusInOrder() async {
        let pilot = Pilot(
            Grid(alignment: .leading, spacing: Size(width: 1, height: 1)) {
                GridRow {
                    Button("a") {}
                    Button("b") {}
                }
                GridRow {
                    Button("c") {}
                }
            },
            size: Size(width: 20, height: 6)
        )
        #expect(pilot.content.trimmed == "[ a ] [ b ]\n\n[ c ]")
        await pilot.press("Tab", "Tab")
        #expect(pilot.marked == "[ c ]")
    }

    @Test
    func row_outsideAGrid_standsInARow() {
        let pilot = Pilot(
            GridRow {
                Text("a")
                Text("b")
            },
            size: Size(width: 20, height: 6)
        )
        #expect(pilot.content.trimmed == "a  b")
    }
}

private struct WeekGrid: View {
    var body: some View {
        Grid(alignment: .leading) {
            GridRow {
                Text("Period")
                Text("mean").gridColumnAlignment(.trailing)
                Text("low")
            }
            GridRow {
                Text("今週")
                Text("72.6")
                Text("72.4")
            }
            GridRow {
                Text("Month")
                Text("102.9")
                Text("72.4")
            }
            Text("as entered")
        }
    }
}
