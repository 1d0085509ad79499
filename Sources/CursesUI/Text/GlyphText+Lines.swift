nonisolated extension GlyphText {
    /// The text cut to a width, with an ellipsis where something is missing.
    func truncated(to limit: Int) -> GlyphText {
        if width <= limit { return self }
        guard limit > 0 else { return GlyphText() }
        var result = GlyphText()
        for element in elements where result.width + element.width <= limit - 1 {
            result.append(element)
            if result.width == limit - 1 { break }
        }
        result.append(Element(glyph: Glyph("…"), width: 1))
        return result
    }

    /// The text broken into lines of at most a width: between words, or between wide glyphs.
    func wrapped(to limit: Int) -> [GlyphText] {
        if width <= limit { return [self] }
        guard limit > 0 else { return [] }
        var lines: [GlyphText] = []
        var line: [Element] = []
        var lineWidth = 0
        var breakAfter: Int?
        for element in elements {
            let isSpace = element.glyph.base == " "
            if lineWidth + element.width > limit, !line.isEmpty {
                if isSpace {
                    lines.append(GlyphText(line))
                    line = []
                    lineWidth = 0
                    breakAfter = nil
                    continue
                }
                var cut = element.width == 2 ? line.count : breakAfter ?? line.count
                if element.clings, cut == line.count, cut > 1 { cut -= 1 }
                lines.append(GlyphText(line[..<cut].trimmingTrailingBlanks()))
                line = Array(line[cut...])
                lineWidth = line.reduce(0) { $0 + $1.width }
                breakAfter = nil
            }
            line.append(element)
            lineWidth += element.width
            if isSpace || element.width == 2 { breakAfter = line.count }
        }
        if !line.isEmpty { lines.append(GlyphText(line)) }
        return lines
    }
}

nonisolated extension GlyphText.Element {
    /// Whether the glyph may not start a line, as East Asian typesetting has it.
    fileprivate var clings: Bool {
        switch glyph.base {
        case "、", "。", "，", "．", "）", "」", "』", "】", "〉", "》", "！", "？", "：", "；", "ー", "々": true
        case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ": true
        case "ャ", "ュ", "ョ", "〜": true
        default: false
        }
    }
}

nonisolated extension ArraySlice<GlyphText.Element> {
    fileprivate func trimmingTrailingBlanks() -> Self {
        var result = self
        while result.last?.glyph.base == " " { result.removeLast() }
        return result
    }
}
