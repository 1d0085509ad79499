import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Views that are moved, and those that keep a ratio.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PositionTests {
    @Test
    func offset_movesTheDrawing_butNotTheRoom() {
        let view = VStack(alignment: .leading) {
            Text(verbatim: "moved").offset(x: 40, y: 20)
            Text(verbatim: "a")
            Text(verbatim: "back").offset(CGSize(width: 0, height: -20))
        }
        #expect(Pilot(inCorner: view).content == "\nback moved")
    }

    @Test
    func position_isThatOfTheCentre() {
        let view = Text(verbatim: "abc").position(x: 80, y: 40)
        #expect(Pilot(view, 20, 5).content == "\n\n         abc")
    }

    @Test
    func position_inTheMiddleOfAReader_isTheMiddle() {
        let view = GeometryReader { proxy in
            Text(verbatim: "x").position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        #expect(Pilot(view, 20, 6).content == "\n\n\n          x")
    }

    @Test(arguments: [(1.0, 10, 4), (2.0, 20, 4), (0.5, 5, 4)])
    func aspectRatio_ofAColour_isThatOfItsPoints(_ ratio: Double, _ width: Int, _ height: Int) {
        let view = Color.red.aspectRatio(ratio, contentMode: .fit)
        let sut = Pilot(view.frame(width: 320, height: 80), 40, 6)
        let red = sut.cells.cells.count { $0.style.background == .red }
        #expect(red == width * height)
    }

    @Test
    func aspectRatio_inAGrid_makesSquares() {
        let view = LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
            ForEach(0..<2) { _ in Rectangle().fill(.red).aspectRatio(1, contentMode: .fit) }
        }
        let sut = Pilot(view, 40, 6)
        #expect(sut.cells.cells.count { $0.style.background == .red } == 2 * 10 * 4)
    }

    @Test
    func reader_laysItsViewsOverOneAnother() {
        let view = GeometryReader { proxy in
            Text(verbatim: "below and wide")
            Text(verbatim: "over").offset(x: proxy.size.width / 2)
        }
        #expect(Pilot(view, 20, 6).content == "below and over")
    }

    @Test
    func image_keepsItsFrame() {
        let view = Image(systemName: "star.fill").resizable().frame(width: 40, height: 60)
            .background(.red)
        let sut = Pilot(inCorner: view)
        #expect(sut.content == "\n  ★")
        #expect(sut.cells.cells.count { $0.style.background == .red } == 15)
    }
}
