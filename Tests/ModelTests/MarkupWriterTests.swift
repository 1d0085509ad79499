import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct MarkupWriterTests {
    @Test
    func text_isText() {
        var sut = MarkupWriter()
        sut.element("p", ["title": "\"<&>'"]) { $0.text("<b>&amp;\u{0}\u{1B}\u{85}\n\t'\"") }
        sut.empty("br")
        #expect(
            String(decoding: sut.bytes, as: UTF8.self)
                == "<p title=\"&quot;&lt;&amp;&gt;&#39;\">&lt;b&gt;&amp;amp;  &#39;&quot;</p><br />"
        )
    }

    @Test
    func quotedForStyle_hasNothingThatEndsIt() {
        var sut = MarkupWriter()
        sut.quotedForStyle("\"</style>\\ ü太\n")
        let text = String(decoding: sut.bytes, as: UTF8.self)
        #expect(text == "\"\\22 \\3c \\2f \\73 \\74 \\79 \\6c \\65 \\3e \\5c \\20 \\fc \\592a \"")
    }
}
