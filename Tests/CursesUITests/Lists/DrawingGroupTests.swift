import Testing

@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DrawingGroupTests {
    @Test
    func drawingGroup_inAMarkedRow_keepsItsGround() {
        let rows = List {
            HStack {
                Text(verbatim: "ab")
                Text(verbatim: "█ ▂").drawingGroup()
                Text(verbatim: "cd")
            }
        }
        let sut = Pilot(rows, 20, 8)
        #expect(sut.content.hasPrefix("▸ ab █ ▂ cd"))
        let marked = sut.cells.row(0).prefix(20).map {
            $0.style.attributes.contains(.reverse) ? "#" : "."
        }.joined()
        #expect(marked == "#####...############")
    }
}
