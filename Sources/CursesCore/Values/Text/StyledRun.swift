/// A part of a text that has a look of its own.
struct StyledRun {
    let text: String
    let style: Style

    /// The paragraphs of several parts; each glyph knows the part that it came from.
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
