nonisolated extension GlyphText {
    /// Maximum number of glyphs kept together for one character.
    private static let longest = 8

    /// Returns the number of columns of a character, 0 if it is not drawn.
    static func width(of character: Character) -> Int {
        if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return 1 }
        var width = 0
        forEachElement(of: character) { width += $0.width }
        return width
    }

    /// Calls a closure with each glyph of a character: usually one, but several for spacing vowel
    /// signs and joined consonants.
    static func forEachElement(of character: Character, _ body: (Element) -> Void) {
        var base: Unicode.Scalar?
        var marks = ""
        var previous: Unicode.Scalar?
        var count = 0
        func give(_ base: Unicode.Scalar) {
            body(
                Element(
                    glyph: Glyph(base, marks: marks),
                    width: GlyphWidth.of(base),
                    isJoined: count % longest != 0
                )
            )
            count += 1
            marks = ""
        }
        for scalar in character.unicodeScalars {
            if let visible = visible(scalar), GlyphWidth.of(visible) > 0 {
                if let last = base {
                    if isSwallowed(scalar, after: previous) { break }
                    give(last)
                }
                base = visible
            } else if isCombining(scalar), marks.unicodeScalars.count < 4 {
                marks.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        if let base = base ?? (marks.isEmpty ? nil : " ") { give(base) }
    }

    /// Returns whether a spacing scalar is not drawn after another: the rest of an emoji or of a
    /// line break.
    private static func isSwallowed(
        _ scalar: Unicode.Scalar,
        after previous: Unicode.Scalar?
    ) -> Bool {
        switch scalar.value {
        case 0x0A, 0x1F3FB...0x1F3FF: true
        default: previous == "\u{200D}" && scalar.properties.isEmoji
        }
    }

    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x09, 0x0A: " "
        case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: "\u{2421}"
        case 0x80...0x9F: "\u{FFFD}"
        case 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: nil
        case 0xE0000...0xE0FFF: nil
        case 0x1F1E6...0x1F1FF: Unicode.Scalar(0x41 + scalar.value - 0x1F1E6)
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

    /// The glyphs of each character.
    var characters: some Sequence<ArraySlice<Element>> { Characters(elements: elements) }

    private struct Characters: Sequence, IteratorProtocol {
        let elements: [Element]
        var start = 0

        init(elements: [Element]) {
            self.elements = elements
        }

        mutating func next() -> ArraySlice<Element>? {
            guard start < elements.count else { return nil }
            let first = start
            start += 1
            while start < elements.count, elements[start].isJoined { start += 1 }
            return elements[first..<start]
        }
    }
}
