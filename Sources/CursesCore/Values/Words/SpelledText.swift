/// Text with symbols spelled in several ASCII characters, measured before truncation so that
/// nothing is cut off.
nonisolated package enum SpelledText {
    private static let spellings: [Unicode.Scalar: String] = ["…": "...", "⋯": "...", "±": "+/-"]

    /// Ellipsis of truncated text, one cell wide in ASCII too; an invisible word joiner
    /// distinguishes it from an ellipsis of the text.
    static let cutMark = "…\(joiner)"
    private static let joiner: Unicode.Scalar = "\u{2060}"

    /// Returns the text truncated to a width with that ellipsis.
    package static func cut(_ text: String, to limit: Int) -> String {
        let whole = GlyphText(text)
        guard whole.width > limit else { return text }
        let kept = whole.truncated(to: limit).elements.dropLast()
        return limit > 0 ? kept.map(\.glyph.text).joined() + cutMark : ""
    }

    /// Returns the text with symbols spelled out that have no ASCII equivalent.
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

    /// Returns the name of a key; ASCII arrows would be read as keys of those characters.
    static func key(_ name: String) -> String {
        name.map { arrows[$0] ?? String($0) }.joined()
    }

    private static let arrows: [Character: String] = [
        "↑": "Up", "↓": "Down", "←": "Left", "→": "Right",
    ]

    /// Returns the number of characters that spelling added to a text.
    static func excess(of text: String) -> Int {
        var (rest, excess) = (Array(text.utf8)[...], 0)
        while !rest.isEmpty {
            let spelling = spellings.values.first { rest.starts(with: $0.utf8) }
            excess += (spelling?.utf8.count ?? 1) - 1
            rest = rest.dropFirst(spelling?.utf8.count ?? 1)
        }
        return excess
    }
}
