import CursesTesting
import CursesUI
import Testing

/// Lengths that were written for a telephone.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LengthTests {
    @Test
    func gaps_inPoints_areAsManyCells() {
        let view = VStack(alignment: .leading, spacing: 20) {
            HStack(spacing: 16) {
                Text("a")
                Text("b")
            }
            Text("c")
        }
        .padding(16)
        let pilot = Pilot(view, size: Size(width: 40, height: 7))
        #expect(
            pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(4)
                .elementsEqual(["", "  a  b", "", "  c"])
        )
    }

    @Test
    func gaps_inCells_areThatManyCells() {
        let view = HStack(spacing: 3) {
            Text("a")
            Text("b")
        }
        .padding(.leading, 2)
        let pilot = Pilot(view, size: Size(width: 40, height: 6))
        #expect(pilot.screen.hasPrefix("  a   b"))
    }

    @Test
    func extents_thatNoTerminalHas_areInPoints() {
        let view = VStack(alignment: .leading) {
            Text("right").frame(width: 320, height: 40, alignment: .bottomTrailing)
            Text("below")
        }
        let pilot = Pilot(view, size: Size(width: 60, height: 8))
        let lines = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1] == String(repeating: " ", count: 35) + "right")
        #expect(lines[2] == "below")
    }
}
