import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct CellGridTests {
    @Test
    func put_overOneHalfOfAWideGlyph_blanksTheOther() {
        var sut = CellGrid(size: Size(width: 4, height: 1))
        sut.put(Glyph("漢"), width: 2, at: .zero, style: .plain, clip: sut.bounds)
        sut.put(Glyph("x"), width: 1, at: Point(x: 1, y: 0), style: .plain, clip: sut.bounds)
        #expect(sut.row(0).map(\.glyph.text) == [" ", "x", " ", " "])
        sut.put(Glyph("漢"), width: 2, at: .zero, style: .plain, clip: sut.bounds)
        sut.put(Glyph("x"), width: 1, at: .zero, style: .plain, clip: sut.bounds)
        #expect(sut.row(0).map(\.glyph.text) == ["x", " ", " ", " "])
        #expect(sut.row(0).allSatisfy { !$0.isContinuation })
    }

    @Test
    func put_aWideGlyphOverTwoHalves_blanksBothOthers() {
        var sut = CellGrid(size: Size(width: 4, height: 1))
        sut.put(Glyph("漢"), width: 2, at: .zero, style: .plain, clip: sut.bounds)
        sut.put(Glyph("字"), width: 2, at: Point(x: 2, y: 0), style: .plain, clip: sut.bounds)
        sut.put(Glyph("本"), width: 2, at: Point(x: 1, y: 0), style: .plain, clip: sut.bounds)
        #expect(sut.row(0).map(\.glyph.text) == [" ", "本", " ", " "])
        #expect(sut.row(0).map(\.isContinuation) == [false, false, true, false])
    }

    @Test
    func put_aWideGlyphAtTheEdge_isLeftOut() {
        var sut = CellGrid(size: Size(width: 3, height: 1))
        sut.put(Glyph("漢"), width: 2, at: Point(x: 2, y: 0), style: .plain, clip: sut.bounds)
        sut.put(Glyph("漢"), width: 2, at: Point(x: -1, y: 0), style: .plain, clip: sut.bounds)
        let clip = Rect(x: 0, y: 0, width: 1, height: 1)
        sut.put(Glyph("漢"), width: 2, at: .zero, style: .plain, clip: clip)
        #expect(sut.row(0).allSatisfy { $0 == .blank })
    }

    @Test
    func put_outside_changesNothing() {
        var sut = CellGrid(size: Size(width: 2, height: 2))
        for point in [Point(x: -1, y: 0), Point(x: 0, y: -1), Point(x: 2, y: 0), Point(x: 0, y: 2)]
        {
            sut.put(Glyph("x"), width: 1, at: point, style: .plain, clip: sut.bounds)
        }
        #expect(sut == CellGrid(size: Size(width: 2, height: 2)))
    }

    @Test
    func fill_throughWideGlyphs_blanksTheirOtherHalves() {
        var sut = CellGrid(size: Size(width: 4, height: 1))
        sut.put(Glyph("漢"), width: 2, at: .zero, style: .plain, clip: sut.bounds)
        sut.put(Glyph("字"), width: 2, at: Point(x: 2, y: 0), style: .plain, clip: sut.bounds)
        sut.fill(Rect(x: 1, y: 0, width: 2, height: 1))
        #expect(sut.row(0).allSatisfy { $0 == .blank })
    }

    @Test
    func restyle_keepsTheGlyphs() {
        var sut = CellGrid(size: Size(width: 2, height: 1))
        sut.put(Glyph("漢"), width: 2, at: .zero, style: .plain, clip: sut.bounds)
        sut.restyle(sut.bounds) { $1.attributes.insert(.bold) }
        #expect(sut[0, 0].glyph.text == "漢")
        #expect(sut[1, 0].isContinuation)
        #expect(sut[1, 0].style.attributes == .bold)
    }

    @Test
    func canvas_ofNoOrNegativeSize_isEmpty() {
        #expect(CellGrid(size: Size(width: -3, height: 5)).cells.isEmpty)
        var sut = CellGrid(size: .zero)
        sut.fill(Rect(x: 0, y: 0, width: 5, height: 5))
        sut.put(Glyph("x"), width: 1, at: .zero, style: .plain, clip: sut.bounds)
        #expect(sut.cells.isEmpty)
    }

    @Test
    func layer_dimsWhatCanBeSeenBelow() {
        let painter = Painter(size: Size(width: 3, height: 1), theme: .standard, focus: nil)
        painter.draw("a", at: Point(x: 0, y: 0), style: Style(attributes: .bold))
        painter.fill(
            Rect(x: 1, y: 0, width: 1, height: 1),
            style: Style(attributes: .underline)
        )
        painter.beginLayer(over: Rect(x: 0, y: 0, width: 3, height: 1))
        #expect(painter.canvas[0, 0].style == Style(attributes: .dim))
        #expect(painter.canvas[1, 0].style == Style(attributes: [.underline, .dim]))
        #expect(painter.canvas[2, 0] == .blank)
    }

    @Test
    func layer_overAnArea_keepsItsColoursMixedWithTheBackground() {
        let theme = Theme(.automatic, on: TerminalColors(count: .max, background: .black))
        let painter = Painter(size: Size(width: 4, height: 1), theme: theme, focus: nil)
        let (bright, dark) = (Color(mixture: RGB(0x64C8FA)), Color(mixture: RGB(0x3264C8)))
        let style = Style(foreground: bright, background: dark)
        painter.put(["▃", "•"], at: .zero, style: style)
        painter.put(
            ["▃"],
            at: Point(x: 2, y: 0),
            style: Style(foreground: bright, attributes: .reverse)
        )
        painter.draw("a", at: Point(x: 3, y: 0), style: Style(foreground: bright))
        painter.beginLayer(over: painter.canvas.bounds)
        let (mixed, mixedDark) = (Color(mixture: RGB(0x285064)), Color(mixture: RGB(0x142850)))
        let drawn = (0..<4).map { painter.canvas[$0, 0].style }
        #expect(drawn[0] == Style(foreground: mixed, background: mixedDark))
        #expect(drawn[1] == Style(foreground: theme.faint, background: mixedDark))
        #expect(drawn[2] == Style(foreground: mixed, attributes: .reverse))
        #expect(drawn[3] == Style(foreground: theme.faint))
    }

    @Test(arguments: [RGB.black, .white], [256, 16_777_216])
    func dimming_whatIsFainterAlready_keepsItsGrey(_ ground: RGB, _ count: Int) {
        let theme = Theme(.automatic, on: TerminalColors(count: count, background: ground))
        let painter = Painter(size: Size(width: 3, height: 1), theme: theme, focus: nil)
        painter.draw("a", at: .zero, style: theme.line)
        painter.draw("b", at: Point(x: 1, y: 0), style: theme.tint)
        painter.overlay(painter.canvas.bounds, style: Style(attributes: .dim))
        #expect(painter.canvas[0, 0].style == theme.line)
        painter.beginLayer(over: painter.canvas.bounds)
        #expect(painter.canvas[0, 0].style == theme.line)
        #expect(painter.canvas[1, 0].style == theme.tertiary)
    }
}
