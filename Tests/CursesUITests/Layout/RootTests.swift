import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Programs whose first screen is in no navigation stack.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RootTests {
    @Test
    func root_isInTheMiddle_asInANavigationStack() {
        let pilot = Pilot(MiddleApp(), size: Size(width: 30, height: 8))
        #expect(pilot.content == "            Middle\n            [ OK ]")
    }

    @Test
    func views_ofAWindow_areBelowOneAnother() {
        let pilot = Pilot(PairApp(), size: Size(width: 30, height: 8))
        #expect(pilot.content == "             One\n            Second")
        let stack = NavigationStack {
            Text("One")
            Text("Second")
        }
        let other = Pilot(stack, size: Size(width: 30, height: 8))
        #expect(other.content == pilot.content)
    }

    @Test(arguments: [true, false])
    func scrollBar_ofAScreenThatIsTooHigh_isAtItsEdge(_ isInStack: Bool) {
        let pilot =
            isInStack
            ? Pilot(NavigationStack { TallRoot() }, size: Size(width: 30, height: 8))
            : Pilot(TallApp(), size: Size(width: 30, height: 8))
        let rows = pilot.content.split(separator: "\n")
        #expect(rows.first == "           Row 0             ┃")
    }
}

private struct MiddleApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Text("Middle")
                Button("OK") {}
            }
        }
    }
}

private struct PairApp: App {
    var body: some Scene {
        WindowGroup {
            Text("One")
            Text("Second")
        }
    }
}

private struct TallApp: App {
    var body: some Scene {
        WindowGroup { TallRoot() }
    }
}

private struct TallRoot: View {
    var body: some View {
        VStack { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
    }
}
