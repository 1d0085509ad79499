/// Text that is safe to draw: the glyphs of each character, each with its width.
///
/// This is the one door between what people typed or files hold and what a terminal gets. Control
/// characters become pictures of themselves, invisible and direction-changing scalars disappear, a
/// joined emoji shows its first part and a flag its two letters, and no more than four marks combine
/// with a glyph. A character whose vowels, consonants or letters take room of their own is several
/// glyphs, which stay together.
nonisolated package struct GlyphText: Hashable, Sendable {
    package struct Element: Hashable, Sendable {
        package var glyph: Glyph
        package var width: Int
        /// Which of the parts of a joined text the glyph belongs to.
        var run: UInt8 = 0
        /// Whether the glyph is more of the character that the glyph before it belongs to.
        var isJoined = false

        package init(glyph: Glyph, width: Int, run: UInt8 = 0, isJoined: Bool = false) {
            self.glyph = glyph
            self.width = width
            self.run = run
            self.isJoined = isJoined
        }
    }

    private(set) var elements: [Element] = []
    package private(set) var width = 0

    init() {}

    package init(_ text: some StringProtocol) {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        if isPlain {
            elements = text.utf8.map { Element(glyph: Glyph(Unicode.Scalar($0)), width: 1) }
            width = elements.count
            return
        }
        elements.reserveCapacity(text.utf8.count)
        for character in text {
            Self.forEachElement(of: character) { append($0) }
        }
    }

    package init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    mutating func append(_ element: Element) {
        elements.append(element)
        width += element.width
    }
}
