import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LayerTests {
    @Test
    func background_ofAColor_isBehindEveryCell() {
        let sut = Pilot(inCorner: Text(verbatim: "ab").padding(.horizontal).background(.blue))
        let colors = sut.cells.row(0).map(\.style.background)
        #expect(colors.filter { $0 == .blue }.count == 4)
        #expect(sut.content == " ab")
    }

    @Test
    func background_ofViews_keepsTheSizeOfTheView() {
        let sut = Pilot(
            inCorner: VStack(alignment: .leading) {
                Text(verbatim: "ab  c").background(alignment: .leading) { Text(verbatim: "xxxx") }
                Text(verbatim: "below")
            }
        )
        #expect(sut.content == "ab  c\nbelow")
    }

    @Test
    func overlay_atACorner_isInFront() {
        let sut = Pilot(
            inCorner: Text(verbatim: "abc").padding().overlay(alignment: .topTrailing) {
                Text(verbatim: "×")
            }
        )
        #expect(sut.content == "    ×\n abc")
    }

    @Test
    func overlay_withAButton_canBePressed() async {
        let counter = Counter()
        let sut = Pilot(
            inCorner: Text(verbatim: "abcdefgh").overlay { Button("x") { counter.count += 1 } }
        )
        await sut.press("Enter")
        #expect(counter.count == 1)
    }

    @Test
    func color_asAView_fillsItsRoom() {
        let sut = Pilot(
            inCorner: VStack(alignment: .leading) {
                Color.red.frame(width: .columns(3), height: .rows(1))
                Color.clear.frame(height: .rows(1))
                Text(verbatim: "x").overlay(Color.clear)
            }
        )
        #expect(sut.cells.row(0).filter { $0.style.background == .red }.count == 3)
        #expect(sut.cells.row(1).allSatisfy { $0.style == .plain })
        #expect(sut.content == "\n\nx")
    }

    @Test
    func opacity_atZero_keepsTheRoom() {
        let sut = Pilot(
            inCorner: HStack {
                Text(verbatim: "a").opacity(0)
                Text(verbatim: "b").opacity(0.5)
                Text(verbatim: "c").opacity(1)
            }
        )
        #expect(sut.content == "  b c")
        #expect(sut.cells[2, 0].style.attributes == .dim)
        #expect(sut.cells[4, 0].style == .plain)
    }
}
