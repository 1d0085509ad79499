import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LazyGridTests {
    private func pilot(_ columns: [GridItem], width: Int = 40) async -> Pilot {
        let pilot = Pilot(Cells(columns: columns), size: Size(width: width, height: 12))
        await pilot.settle()
        return pilot
    }

    @Test
    func adaptive_fillsTheRoom() async {
        let pilot = await pilot([GridItem(.adaptive(minimum: 72), alignment: .leading)])
        #expect(
            pilot.screen.hasPrefix(
                """
                [ 1 ]      [ 2 ]     [ 3 ]     [ 4 ]
                [ 5 ]      [ 6 ]     [ 7 ]
                """
            )
        )
        await pilot.resize(to: Size(width: 22, height: 12))
        #expect(pilot.screen.hasPrefix("[ 1 ]       [ 2 ]\n[ 3 ]"))
    }

    @Test
    func fixedAndFlexible_shareTheRoom() async {
        let columns = [
            GridItem(.fixed(64), alignment: .leading),
            GridItem(.flexible(), spacing: 2, alignment: .leading),
            GridItem(.flexible(minimum: 40, maximum: 48), alignment: .trailing),
        ]
        let pilot = await pilot(columns)
        #expect(pilot.screen.hasPrefix("    [ 1 ]    [ 2 ]            [ 3 ]"))
    }

    @Test(arguments: [
        (["Down"], "5"), (["Right"], "2"), (["Down", "Right", "Up"], "2"),
        (["Right", "Down", "Left"], "5"), (["Right", "Right", "Right", "Down"], "7"),
    ])
    func arrows_goFromCellToCell(_ keys: [String], _ expected: String) async {
        let pilot = await pilot([GridItem(.adaptive(minimum: 72))])
        for key in keys + ["Enter"] { await pilot.press(key) }
        #expect(pilot.screen.contains("pressed \(expected)"))
    }

    @Test
    func arrow_atTheEdge_leavesTheGrid() async {
        let pilot = await pilot([GridItem(.adaptive(minimum: 72))])
        await pilot.press("Down", "Right", "Right", "Down", "Enter")
        #expect(pilot.screen.contains("pressed after"))
    }

    @Test
    func rows_areFilledDownwards() async {
        let pilot = Pilot(Rows(), size: Size(width: 21, height: 8))
        #expect(
            pilot.screen.hasPrefix(
                """
                item 1 item 3 item 5
                item 2 item 4 item 6

                """
            )
        )
        for _ in 0..<4 { await pilot.press("Right") }
        #expect(pilot.screen.contains("item 7"))
    }
}

private struct Cells: View {
    let columns: [GridItem]
    @State private var pressed = "none"

    var body: some View {
        VStack(alignment: .leading) {
            LazyVGrid(columns: columns) {
                ForEach(1..<8) { number in
                    Button("\(number)") { pressed = "\(number)" }
                }
            }
            Button("after") { pressed = "after" }
            Text("pressed \(pressed)")
        }
    }
}

private struct Rows: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())], spacing: 2) {
                ForEach(1..<8) { Text("item \($0)") }
            }
        }
    }
}
