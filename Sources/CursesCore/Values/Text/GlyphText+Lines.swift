nonisolated extension GlyphText {
    /// Returns the text truncated to a width with an ellipsis.
    package func truncated(to limit: Int) -> GlyphText {
        if width <= limit { return self }
        guard limit > 0 else { return GlyphText() }
        var result = GlyphText()
        for character in characters {
            if result.width + character.width > limit - 1 { break }
            for element in character { result.append(element) }
        }
        let run = elements.dropFirst(result.elements.count).first?.run ?? 0
        result.append(Element(glyph: Glyph("…"), width: 1, run: run))
        return result
    }

    /// Text without leading and trailing blanks.
    var trimmed: GlyphText {
        GlyphText(elements.drop { $0.glyph.base == " " }.trimmingTrailingBlanks())
    }

    /// Wraps the text to a width: between words, after a slash, between Japanese phrases, or else
    /// between wide glyphs; a number and its unit stay together.
    func wrapped(to limit: Int) -> [GlyphText] {
        if width <= limit { return [self] }
        guard limit > 0 else { return [] }
        var lines: [GlyphText] = []
        var line: [Element] = []
        var lineWidth = 0
        var breakAfter: Int?
        var breakBefore: Int?
        var isAtBreak = false
        let joints = joints(within: limit)
        for character in characters {
            guard let element = character.first else { continue }
            let isSpace = element.glyph.base == " "
            if isSpace, isAtBreak { continue }
            isAtBreak = false
            let isJoint = isSpace && joints.contains(character.startIndex)
            // A date stays in one piece, together with the number after it.
            if let before = breakBefore, breakAfter == line.count,
                isJoint || element.isDigit && line.last?.endsPartOfDay ?? false
            {
                breakAfter = before
            }
            if lineWidth + character.width > limit, !line.isEmpty {
                if isSpace, !isJoint {
                    lines.append(GlyphText(line[...].trimmingTrailingBlanks()))
                    line = []
                    lineWidth = 0
                    (breakAfter, breakBefore) = (nil, nil)
                    isAtBreak = true
                    continue
                }
                let cut = cut(line, before: character, breakAfter: breakAfter)
                lines.append(GlyphText(line[..<cut].trimmingTrailingBlanks()))
                line = Array(line[cut...])
                lineWidth = line[...].width
                (breakAfter, breakBefore) = (nil, nil)
            }
            line += character
            lineWidth += character.width
            let isWide = element.width == 2 && !Self.opening.contains(element.glyph.base)
            let mayEnd = isSpace ? !isJoint : isWide
            if mayEnd || element.glyph.base == "/" {
                breakBefore = breakAfter
                breakAfter = line.count
            }
        }
        if !line.isEmpty { lines.append(GlyphText(line)) }
        return lines
    }

    /// Returns the end of a full line; closing punctuation moves to the next line with the glyph
    /// before it, and opening punctuation with what follows.
    private func cut(_ line: [Element], before next: ArraySlice<Element>, breakAfter: Int?) -> Int {
        guard let first = next.first, first.width == 2 else { return breakAfter ?? line.count }
        if let start = phraseStart(in: line, before: first) { return start }
        if let breakAfter, line.last?.isNarrow ?? false { return breakAfter }
        var cut = line.count
        if Self.closing.contains(first.glyph.base) { cut = line.lastIndex { !$0.isJoined } ?? 0 }
        while cut > 0, Self.opening.contains(line[cut - 1].glyph.base) { cut -= 1 }
        return cut > 0 ? cut : line.count
    }

    /// Returns the start of the last phrase that fits in the next line; phrases end in hiragana,
    /// punctuation or a blank beside a wide glyph.
    private func phraseStart(in line: [Element], before next: Element) -> Int? {
        var rest = 0
        for index in line.indices.reversed() {
            let last = line[index]
            let first = index + 1 < line.count ? line[index + 1] : next
            let isBehindDay = index > 0 && line[index - 1].endsDay && first.isDigit
            let isBesideWide =
                !isBehindDay && (first.width == 2 || index > 0 && line[index - 1].width == 2)
            let isEnd =
                last.isHiragana || Self.ending.contains(last.glyph.base)
                || last.isBlank && isBesideWide
            if isEnd, first.beginsPhrase { return index + 1 }
            rest += last.width
            if rest > line[...].width / 2 { return nil }
        }
        return nil
    }

    /// Opening punctuation, which never ends a line.
    static let opening = Set("（［｛「『【〈《".unicodeScalars)

    /// Punctuation that ends a phrase.
    private static let ending = Set("、。，．：；？！）］｝」』】〉》".unicodeScalars)

    /// Glyphs that never begin a line (kinsoku).
    static let closing = ending.union("・ー…ゃゅょっャュョッ".unicodeScalars)
}

nonisolated extension GlyphText.Element {
    var isBlank: Bool { glyph.base == " " }

    var isDigit: Bool { ("0"..."9").contains(glyph.base) }

    fileprivate var isNarrow: Bool { width == 1 && !isBlank }

    fileprivate var endsPartOfDay: Bool { glyph.base == "年" || glyph.base == "月" }

    fileprivate var isHiragana: Bool { ("ぁ"..."ゟ").contains(glyph.base) }

    fileprivate var beginsPhrase: Bool {
        !isBlank && !isHiragana && !isJoined && !GlyphText.closing.contains(glyph.base)
    }
}

nonisolated extension ArraySlice<GlyphText.Element> {
    var width: Int { reduce(0) { $0 + $1.width } }

    fileprivate func trimmingTrailingBlanks() -> Self {
        var result = self
        while result.last?.glyph.base == " " { result.removeLast() }
        return result
    }
}
