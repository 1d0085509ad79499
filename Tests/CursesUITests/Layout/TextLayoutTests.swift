import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TextLayoutTests {
    @Test
    func wrapped_aPath_breaksBetweenItsParts() {
        let lines = GlyphText("/home/ann/.local/share/people.json is gone").wrapped(to: 24)
        #expect(lines.map(\.text) == ["/home/ann/.local/share/", "people.json is gone"])
    }

    @Test
    func text_widerThanTheRoom_breaksBetweenWords() {
        let sut = Pilot(Text(verbatim: "Enter your name, weight and height."), 20, 6)
        #expect(
            sut.content == """
                Enter your name,
                weight and height.
                """
        )
    }

    @Test
    func text_withAWordLongerThanTheRoom_breaksInside() {
        let sut = Pilot(Text(verbatim: "a donaudampfschifffahrtsgesellschaft"), 20, 6)
        #expect(
            sut.content == """
                a
                donaudampfschifffahr
                tsgesellschaft
                """
        )
    }

    @Test
    func text_inJapanese_breaksBetweenPhrasesAndKeepsClosingMarks() {
        let sut = Pilot(
            Text(verbatim: "名前と体重と身長を入れて、計算を押します。")
                .frame(width: .columns(20), alignment: .leading),
            20,
            6
        )
        #expect(
            sut.content == """
                名前と体重と身長を
                入れて、計算を
                押します。
                """
        )
        let other = Pilot(Text(verbatim: "名前と体重と身長をを、計算"), 20, 6)
        #expect(
            other.content == """
                名前と体重と
                身長をを、計算
                """
        )
    }

    @Test
    func text_withSeveralBlanksAtTheBreak_startsNoLineWithBlanks() {
        let sut = Pilot(Text(verbatim: "abcdefghij klmnopqrs    tuv"), 20, 6)
        #expect(
            sut.content == """
                abcdefghij klmnopqrs
                tuv
                """
        )
    }

    @Test
    func text_inMoreLinesThanItsLimit_endsWithAnEllipsis() {
        let sut = Pilot(Text(verbatim: "one two three four five six seven").lineLimit(2), 20, 6)
        #expect(
            sut.content == """
                one two three four
                five six seven
                """
        )
        let short = Pilot(
            Text(verbatim: "one two three four five six seven").lineLimit(2).frame(
                width: .columns(9)
            ),
            20,
            6
        )
        #expect(
            short.content == """
                one two
                three…
                """
        )
    }

    @Test
    func text_onOneLine_isCut() {
        let sut = Pilot(Text(verbatim: "one two three four five six").lineLimit(1), 20, 6)
        #expect(sut.content == "one two three four …")
    }

    @Test
    func truncated_beforeAWideGlyphThatDoesNotFit_skipsNothing() {
        #expect(GlyphText("a漢b漢").truncated(to: 3).text == "a…")
        #expect(GlyphText("a漢b漢").truncated(to: 5).text == "a漢b…")
        #expect(GlyphText("漢字").truncated(to: 4).text == "漢字")
        #expect(GlyphText("漢字").truncated(to: 1).text == "…")
        #expect(GlyphText("漢字").truncated(to: 0).text == "")
    }

    @Test
    func text_withAlignment_alignsItsLines() {
        let sut = Pilot(
            Text(verbatim: "a\nlonger\nab").multilineTextAlignment(.trailing),
            20,
            6
        )
        #expect(
            sut.content == "     a\nlonger\n    ab"
        )
        let centered = Pilot(Text(verbatim: "a\nlonger\nab").multilineTextAlignment(.center), 20, 6)
        #expect(centered.content == "  a\nlonger\n  ab")
    }

    @Test(arguments: 0...12)
    func wrapped_atAnyWidth_losesNoGlyphAndKeepsTheWidth(width: Int) {
        let text = GlyphText("Ann 漢字かな、abc. 0123456789012 é👨‍👩‍👧")
        let lines = text.wrapped(to: width)
        #expect(lines.allSatisfy { $0.width <= max(2, width) })
        guard width > 0 else { return }
        let joined = lines.map(\.text).joined().filter { $0 != " " }
        #expect(joined == text.text.filter { $0 != " " })
    }
}

extension GlyphText {
    /// What a terminal would get.
    var text: String { elements.map(\.glyph.text).joined() }
}
