import CursesTesting
import CursesUI
import Testing

/// What views for telephones do by habit.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TelephoneHabitTests {
    @Test(arguments: [(4.0, 1, 1), (12, 1, 1), (30, 3, 2), (50, 6, 3), (100, 12, 5)])
    func square_isMeantInPoints(side: Double, columns: Int, rows: Int) {
        let view = Rectangle().fill(.red).frame(width: side, height: side)
        let pilot = Pilot(view, size: Size(width: 40, height: 20))
        let isRed = { (x: Int, y: Int) in pilot.cells[x, y].style.background == .red }
        #expect((0..<40).count { isRed($0, 0) } == columns)
        #expect((0..<19).count { isRed(0, $0) } == rows)
    }

    @Test
    func tapBesideFields_isNoStopOfTheKeys() async {
        let pilot = Pilot(Hiding(), size: Size(width: 40, height: 8))
        await pilot.type("7")
        await pilot.press("Tab")
        await pilot.type("8")
        #expect(pilot.screen.contains("7 and 8"))
    }
}

private struct Hiding: View {
    @State private var first = ""
    @State private var second = ""

    var body: some View {
        VStack {
            TextField("First", text: $first)
            TextField("Second", text: $second)
            Text("\(first) and \(second)")
        }
        .onTapGesture {}
    }
}
