import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SplitFocusTests {
    @Test
    func preferredColumn_thatChanges_getsTheFocus() async {
        let pressed = Pressed()
        let pilot = Pilot(Columns(pressed: pressed), size: Size(width: 40, height: 8))
        await pilot.press("Tab", "Enter")
        #expect(pilot.screen.contains("[ first ]"))
        await pilot.press("Enter")
        #expect(pressed.names == ["first"])
    }

    @Test
    func preferredColumn_besideTheOthers_leavesTheFocus() async {
        let pressed = Pressed()
        let pilot = Pilot(Columns(pressed: pressed), size: Size(width: 80, height: 8))
        await pilot.press("Tab", "Enter", "S-Tab", "Enter")
        #expect(pressed.names == ["one"])
    }
}

private final class Pressed {
    var names: [String] = []
}

private struct Columns: View {
    let pressed: Pressed
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            Button("one") { pressed.names.append("one") }
            Button("two") { column = .detail }
        } detail: {
            Button("first") { pressed.names.append("first") }
            Button("second") { pressed.names.append("second") }
        }
    }
}
