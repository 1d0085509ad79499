import Testing

@testable import CursesUI

struct CanvasTests {
    @Test
    func put_overOneHalfOfAWideGlyph_blanksTheOther() {
        var sut = Canvas(size: Size(width: 4, height: 1))
        sut.put(Glyph("漢"), width: 2, at: .zero, style: .plain, clip: sut.bounds)
        sut.put(Glyph("x"), width: 1, at: Point(x: 1, y: 0), style: .plain, clip: sut.bounds)
        #expect(sut.row(0).map(\.glyph.text) == [" ", "x", " ", " "])
    }
}
