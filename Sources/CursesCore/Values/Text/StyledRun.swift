/// Part of a text with one style.
struct StyledRun {
    let text: String
    let style: Style

    /// Returns the paragraphs of several runs; each glyph has the index of its run.
    static func paragraphs(of runs: [StyledRun]) -> [GlyphText] {
        var paragraphs = [GlyphText()]
        for (index, run) in runs.enumerated() {
            let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() {
                if number > 0 { paragraphs.append(GlyphText()) }
                for var element in GlyphText(line).elements {
                    element.run = UInt8(clamping: index)
                    paragraphs[paragraphs.count - 1].append(element)
                }
            }
        }
        return paragraphs
    }
}
