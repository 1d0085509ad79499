/// Draws text, wrapped to the width and truncated to the height.
package final class TextNode: Node {
    private let content: String
    private let paragraphs: [GlyphText]
    private let styles: [Style]
    private let lineLimit: Int?
    private let alignment: TextAlignment
    private let longest: Int
    private var broken: (width: Int, lines: [GlyphText])?

    package convenience init(_ place: Place, _ content: String, _ environment: EnvironmentValues) {
        self.init(place, content, in: SharedEnvironment(environment))
    }

    init(
        _ place: Place,
        _ content: String,
        in environment: SharedEnvironment,
        runs: [StyledRun] = []
    ) {
        self.content = content
        styles = runs.isEmpty ? [environment.values.textStyle] : runs.map(\.style)
        lineLimit = environment.values.lineLimit
        alignment = environment.values.textAlignment
        paragraphs =
            !runs.isEmpty
            ? StyledRun.paragraphs(of: runs)
            : content.utf8.contains(UInt8(ascii: "\n")) && lineLimit != 1
                ? content.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { GlyphText($0) }
                : [GlyphText(content)]
        var longest = 0
        for paragraph in paragraphs { longest = max(longest, paragraph.width) }
        self.longest = longest
        super.init(place)
    }

    nonisolated deinit {}

    override package var text: String { content }

    override package func measure(_ proposal: Proposal) -> Size {
        guard let width = proposal.width, width < longest else {
            return Size(width: longest, height: limited(paragraphs.count, proposal))
        }
        if lineLimit == 1 { return Size(width: width, height: 1) }
        let lines = lines(width: max(1, width))
        var widest = 0
        for line in lines { widest = max(widest, line.width) }
        return Size(width: min(width, widest), height: limited(lines.count, proposal))
    }

    override package func draw(on painter: Painter) {
        let all = lines(width: frame.width)
        let shown = min(all.count, frame.height)
        for (index, line) in all.prefix(shown).enumerated() {
            let isCut = index == shown - 1 && shown < all.count
            let line = isCut ? cut(line) : line
            let offset =
                switch alignment {
                case .leading: 0
                case .center: (frame.width - line.width) / 2
                case .trailing: frame.width - line.width
                }
            draw(line, at: Point(x: frame.minX + offset, y: frame.minY + index), on: painter)
        }
    }

    private func draw(_ line: GlyphText, at start: Point, on painter: Painter) {
        guard styles.count > 1 else {
            return painter.draw(line, at: start, style: styles[0])
        }
        var point = start
        var rest = line.elements[...]
        while let run = rest.first?.run {
            let part = GlyphText(rest.prefix { $0.run == run })
            painter.draw(part, at: point, style: styles[min(Int(run), styles.count - 1)])
            point.x += part.width
            rest = rest.dropFirst(part.elements.count)
        }
    }

    private func lines(width: Int) -> [GlyphText] {
        if width >= longest, lineLimit != 1 { return paragraphs }
        if let broken, broken.width == width { return broken.lines }
        let lines =
            lineLimit == 1
            ? paragraphs.prefix(1).map { $0.truncated(to: width) }
            : paragraphs.flatMap { $0.wrapped(to: width) }
        broken = (width, lines)
        return lines
    }

    private func cut(_ line: GlyphText) -> GlyphText {
        var longer = line
        longer.append(GlyphText.Element(glyph: .blank, width: 1))
        longer.append(GlyphText.Element(glyph: .blank, width: max(1, frame.width - line.width)))
        return longer.truncated(to: min(frame.width, line.width + 1))
    }

    private func limited(_ lines: Int, _ proposal: Proposal) -> Int {
        min(lines, lineLimit ?? lines, max(1, proposal.height ?? lines))
    }
}
