/// Text that is safe to draw: one glyph for each character, each with its width.
///
/// This is the one door between what people typed or files hold and what a terminal gets. Control
/// characters become pictures of themselves, invisible and direction-changing scalars disappear, a
/// joined emoji shows its first part, and no more than four marks combine with a glyph.
nonisolated struct GlyphText: Hashable, Sendable {
    struct Element: Hashable, Sendable {
        var glyph: Glyph
        var width: Int
        /// Which of the parts of a joined text the glyph belongs to.
        var run: UInt8 = 0
    }

    private(set) var elements: [Element] = []
    private(set) var width = 0

    init() {}

    init(_ text: some StringProtocol) {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        if isPlain {
            elements = text.utf8.map { Element(glyph: Glyph(Unicode.Scalar($0)), width: 1) }
            width = elements.count
            return
        }
        elements.reserveCapacity(text.utf8.count)
        for character in text {
            guard let element = Self.element(of: character) else { continue }
            append(element)
        }
    }

    init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    mutating func append(_ element: Element) {
        elements.append(element)
        width += element.width
    }

    /// The columns that a character takes, 0 where it is not drawn at all.
    static func width(of character: Character) -> Int {
        if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return 1 }
        return element(of: character)?.width ?? 0
    }

    private static func element(of character: Character) -> Element? {
        var base: Unicode.Scalar?
        var marks = ""
        for scalar in character.unicodeScalars {
            if let visible = visible(scalar), GlyphWidth.of(visible) > 0 {
                if base != nil { break }
                base = visible
            } else if isCombining(scalar), marks.unicodeScalars.count < 4 {
                marks.unicodeScalars.append(scalar)
            }
        }
        guard let base = base ?? (marks.isEmpty ? nil : " ") else { return nil }
        return Element(glyph: Glyph(base, marks: marks), width: GlyphWidth.of(base))
    }

    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x09, 0x0A: " "
        case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: "\u{2421}"
        case 0x80...0x9F: "\u{FFFD}"
        case 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: nil
        case 0xE0000...0xE0FFF: nil
        default: scalar
        }
    }

    private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x1F3FB...0x1F3FF: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
