/// Draws a value on a line, with labels below and the label of the value beside it.
final class GaugeNode: Node {
    private let scale: GaugeScale
    private let labels: [GaugeLabel]
    private let environment: EnvironmentValues

    init(
        _ place: Place,
        _ scale: GaugeScale,
        labels: [GaugeLabel],
        current: [Node],
        environment: EnvironmentValues
    ) {
        self.scale = scale
        self.labels = labels
        self.environment = environment
        let row = StackNode(place.child(0), current, axis: .horizontal, spacing: 1)
        super.init(place, children: current.isEmpty ? [] : [row])
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: min(proposal.width ?? 30, 120), height: labels.isEmpty ? 1 : 2)
    }

    override func layOut() {
        guard let current = children.first else { return }
        let width = min(frame.width, current.size(.ideal).width)
        current.place(in: Rect(x: frame.maxX - width, y: frame.minY, width: width, height: 1))
    }

    override func draw(on painter: Painter) {
        painter.clipped(to: frame) {
            super.draw(on: painter)
            guard line.width >= 4 else { return }
            drawLine(on: painter)
            if frame.height > 1 { drawLabels(on: painter) }
        }
    }

    private var line: Rect {
        let rest = children.first.map { $0.frame.width + 1 } ?? 0
        return Rect(x: frame.minX, y: frame.minY, width: frame.width - rest, height: 1)
    }

    private var cellCount: Int { line.width - 2 }

    private func drawLine(on painter: Painter) {
        let isMarked = environment.gaugeStyle.isMarked
        let filled = scale.filled(of: cellCount, isMarked: isMarked)
        let marks = Set(scale.markCells(of: cellCount))
        let quiet = painter.theme.tertiary
        let strong = accent(painter).overlaid(by: environment.textStyle)
        painter.draw("├", at: line.origin, style: quiet)
        painter.draw("┤", at: Point(x: line.maxX - 1, y: line.minY), style: quiet)
        for cell in 0..<cellCount {
            let isFilled = filled.contains(cell)
            let glyph = isFilled ? "━" : marks.contains(cell) ? "┬" : "─"
            painter.draw(glyph, at: point(cell), style: isFilled ? strong : quiet)
        }
        guard isMarked, let cell = scale.valueCell(of: cellCount) else { return }
        // The text colour contrasts with filled cells; an arrow beyond the line has the accent.
        let style = scale.isBeyond ? strong : environment.textStyle
        painter.draw(
            scale.valueGlyph,
            at: point(cell),
            style: style.overlaid(by: Style(attributes: .bold))
        )
    }

    /// Returns the accent, or the window's if it is plain, which would look like text.
    private func accent(_ painter: Painter) -> Style {
        environment.theme.tint == .plain ? painter.theme.tint : environment.theme.tint
    }

    private func drawLabels(on painter: Painter) {
        var taken: [Range<Int>] = []
        for label in labels {
            guard let center = column(label.value) else { continue }
            let text = GlyphText(label.text).truncated(to: line.width)
            let starts = [0, 1, -1].map { center - text.width / 2 + $0 }
                .map { min(max(line.minX, $0), line.maxX - text.width) }
            guard let start = starts.first(where: { isFree($0, text.width, taken) }) else {
                continue
            }
            taken.append(start - 1..<start + text.width + 1)
            let point = Point(x: start, y: line.minY + 1)
            painter.draw(text, at: point, style: painter.theme.secondary)
        }
    }

    private func isFree(_ start: Int, _ width: Int, _ taken: [Range<Int>]) -> Bool {
        !taken.contains { $0.overlaps(start..<start + width) }
    }

    private func column(_ value: Double) -> Int? {
        if value == scale.lower { return line.minX }
        if value == scale.upper { return line.maxX - 1 }
        guard scale.marks.contains(value) else { return nil }
        return scale.cell(value, of: cellCount).map { point($0).x }
    }

    private func point(_ cell: Int) -> Point { Point(x: line.minX + 1 + cell, y: line.minY) }
}
