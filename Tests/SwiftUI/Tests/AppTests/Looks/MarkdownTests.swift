import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct MarkdownTests {
    private func pilot(_ view: some View) -> Pilot { Pilot(view, size: Size(width: 60, height: 6)) }

    private func row(_ view: some View) -> String {
        String(pilot(view).screen.prefix { $0 != "\n" })
    }

    @Test(arguments: [
        ("**bold** and *italic*" as LocalizedStringKey, "bold and italic"),
        ("`code` and ~~struck~~", "code and struck"),
        ("***both*** and __strong__ _soft_", "both and strong soft"),
        ("a [site](https://a.b) here", "a site (https://a.b) here"),
        ("2 * 3 * 4 and snake_case_name", "2 * 3 * 4 and snake_case_name"),
        ("[ ] open ** and `", "[ ] open ** and `"),
        ("**bold with *italic* inside**", "bold with italic inside"),
        ("\\*no mark\\*", "*no mark*"),
    ])
    func literal_withMarks_isReadWithoutThem(key: LocalizedStringKey, shown: String) {
        #expect(row(Text(key)) == shown)
    }

    @Test
    func boldPart_isBold_andTheRestIsNot() {
        let cells = pilot(Text("a **b** c")).cells
        #expect(!cells[0, 0].style.attributes.contains(.bold))
        #expect(cells[2, 0].style.attributes.contains(.bold))
        #expect(!cells[4, 0].style.attributes.contains(.bold))
    }

    @Test
    func valueOfAText_isNoMark() {
        let name = "**Ann** [x](y)"
        #expect(row(Text("*Hi* \(name)")) == "Hi **Ann** [x](y)")
        #expect(row(Text(name)) == name)
        #expect(row(Text(verbatim: "*a*")) == "*a*")
    }

    @Test
    func marks_inAButton_areNotShown() {
        #expect(row(Button("**Go**") {}) == "[ Go ]")
    }

    @Test
    func textAfterText_keepsItsMarks() {
        let text = Text("*a*") + Text("b")
        #expect(row(text) == "ab")
        #expect(pilot(text).cells[0, 0].style.attributes.contains(.italic))
        #expect(!pilot(text).cells[1, 0].style.attributes.contains(.italic))
    }

    @Test
    func attributedString_ofMarkdown_hasItsLooks() throws {
        let words = try AttributedString(markdown: "a **b**", options: .init())
        #expect(String(words.characters) == "a b")
        #expect(pilot(Text(words)).cells[2, 0].style.attributes.contains(.bold))
    }

    @Test
    func attributedString_withAttributes_hasItsLooks() {
        var words = AttributedString("plain red")
        if let range = words.range(of: "red") {
            words[range].foregroundColor = .red
            words[range].underlineStyle = .single
        }
        let cells = pilot(Text(words)).cells
        #expect(cells[0, 0].style.foreground != .red)
        #expect(cells[6, 0].style.foreground == .red)
        #expect(cells[6, 0].style.attributes.contains(.underline))
    }
}
