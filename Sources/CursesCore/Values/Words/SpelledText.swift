/// A text in which several ASCII characters stand for one where there is nothing else to draw with: as it
/// is measured then, nothing is cut.
nonisolated package enum SpelledText {
    private static let spellings: [Unicode.Scalar: String] = ["…": "...", "⋯": "...", "±": "+/-"]

    /// The ellipsis behind what was cut: one cell wide whatever it is drawn with, unlike that of a sentence.
    /// The word joiner that tells them apart is not drawn.
    static let cutMark = "…\(joiner)"
    private static let joiner: Unicode.Scalar = "\u{2060}"

    /// The text cut to a width, with that ellipsis where something is missing.
    package static func cut(_ text: String, to limit: Int) -> String {
        let whole = GlyphText(text)
        guard whole.width > limit else { return text }
        let kept = whole.truncated(to: limit).elements.dropLast()
        return limit > 0 ? kept.map(\.glyph.text).joined() + cutMark : ""
    }

    /// The text, with signs spelled out that no single character of ASCII reads as.
    static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { spellings[$0] != nil }) else { return text }
        var result = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if rest.first == joiner {
                rest.removeFirst()
                result.unicodeScalars.append(scalar)
            } else if let spelling = spellings[scalar] {
                result += spelling
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The name of a key: an arrow of ASCII would be read as the key of that character.
    static func key(_ name: String) -> String {
        name.map { arrows[$0] ?? String($0) }.joined()
    }

    private static let arrows: [Character: String] = [
        "↑": "Up", "↓": "Down", "←": "Left", "→": "Right",
    ]

    /// By how many characters a text is longer than the one that it spells out.
    static func excess(of text: String) -> Int {
        let text = Array(text.utf8)
        return Set(spellings.values).reduce(0) { sum, spelling in
            let isThere = text.indices.contains { text[$0...].starts(with: spelling.utf8) }
            return isThere ? sum + spelling.utf8.count - 1 : sum
        }
    }
}
