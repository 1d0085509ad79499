/// A bar that fills from the left, with its percentage or another label.
struct ProgressBar<Label: View, CurrentValueLabel: View>: PrimitiveView {
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let words = currentValueLabel.nodes(evaluation.at(0)).text
        func percent(_ number: Int) -> String { evaluation.string("\(number) %") }
        // 100 % is shown only when all is done.
        let number = fraction < 1 ? min(99, Int((fraction * 100).rounded())) : 100
        let node = ProgressNode(
            evaluation.place,
            fraction: fraction,
            words: words.isEmpty ? percent(number) : words,
            longestWords: words.isEmpty ? percent(100) : words,
            hasHalves: evaluation.environment.drawsBlocks,
            tint: evaluation.environment.theme.tint,
            style: evaluation.environment.textStyle
        )
        return evaluation.at(1).labeled(node, by: label)
    }
}

/// Draws a bar that fills from the left, with text beside it.
private final class ProgressNode: Node {
    private let fraction: Double
    private let words: GlyphText
    private let wordsWidth: Int
    private let hasHalves: Bool
    private let tint: Style
    private let style: Style

    init(
        _ place: Place,
        fraction: Double,
        words: String,
        longestWords: String,
        hasHalves: Bool,
        tint: Style,
        style: Style
    ) {
        self.fraction = fraction
        self.words = GlyphText(words)
        self.hasHalves = hasHalves
        self.tint = tint
        self.style = style
        wordsWidth = GlyphText(longestWords).width
        super.init(place)
    }

    override var text: String { "" }

    /// Returns the number of filled half cells, at least one step if anything is done; without
    /// half-cell characters a step is a whole cell.
    private func halves(of width: Int) -> Int {
        let step = hasHalves ? 1 : 2
        let full = Int(fraction * Double(2 * width)) / step * step
        return max(full, fraction > 0 ? min(step, 2 * width) : 0)
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: min(proposal.width ?? 20, 60), height: 1)
    }

    override func draw(on painter: Painter) {
        let room = frame.width - wordsWidth - 1
        let width = room >= 3 ? room : 0
        let halves = halves(of: width)
        let filled = (halves + 1) / 2
        let bar = String(repeating: "━", count: halves / 2) + (filled > halves / 2 ? "╾" : "")
        let rest = String(repeating: "─", count: width - filled)
        painter.clipped(to: frame) {
            painter.draw(bar, at: frame.origin, style: tint.overlaid(by: style))
            let start = Point(x: frame.minX + filled, y: frame.minY)
            painter.draw(rest, at: start, style: painter.theme.tertiary)
            let end = Point(x: max(frame.minX, frame.maxX - words.width), y: frame.minY)
            painter.draw(words.truncated(to: frame.width), at: end, style: style)
        }
    }
}

/// A character that rotates while work is in progress.
struct Spinner: PrimitiveView {
    let step: Int

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        var environment = evaluation.environment
        let marks =
            environment.chartDots == .braille
            ? ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"] : ["|", "/", "-", "\\"]
        environment.textStyle = evaluation.style(.tint)
        return [TextNode(evaluation.place, marks[step % marks.count], environment)]
    }
}
