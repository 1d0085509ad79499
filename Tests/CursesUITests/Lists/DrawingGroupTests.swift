import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DrawingGroupTests {
    @Test
    func drawingGroup_withoutAColor_isReversedLikeItsRow() {
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
        #expect(marked == "####################")
    }

    @Test
    func drawingGroup_withAColor_keepsItOnTheGroundOfTheMark() {
        let rows = List {
            HStack {
                Text(verbatim: "ab")
                Text(verbatim: "▂").foregroundStyle(.tint).drawingGroup()
            }
        }
        let sut = Pilot(rows, 20, 8)
        let style = sut.cells[5, 0].style
        #expect(sut.cells[5, 0].glyph == Glyph("▂"))
        #expect(style.attributes.contains(.reverse))
        #expect(style.background == Theme.standard.tint.foreground)
        #expect(style.foreground == sut.cells[2, 0].style.foreground)
    }
}
