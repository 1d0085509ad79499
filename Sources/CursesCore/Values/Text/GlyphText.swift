/// Sanitized text for drawing: the glyphs of each character, with their widths.
///
/// All text from users and files passes through here on its way to the terminal. Control characters
/// become control pictures, invisible and bidirectional scalars are dropped, an emoji sequence
/// shows its first part and a flag its two letters, and a glyph has at most four marks. A character
/// with several spacing scalars is several glyphs, which stay together.
nonisolated package struct GlyphText: Hashable, Sendable {
    package struct Element: Hashable, Sendable {
        package var glyph: Glyph
        package var width: Int
        /// Index of the styled run that the glyph comes from.
        var run: UInt8 = 0
        /// True if the glyph belongs to the same character as the previous one.
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
