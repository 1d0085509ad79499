/// A thin line across the enclosing stack.
public struct Divider: PrimitiveView {
    /// Draws a line.
    public init() {}

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let isVertical = evaluation.environment.isInRow
        let style = evaluation.style(.tertiary)
        return [DividerNode(evaluation.place, isVertical: isVertical, style: style)]
    }

    private final class DividerNode: Node {
        private let isVertical: Bool
        private let style: Style

        init(_ place: Place, isVertical: Bool, style: Style) {
            self.isVertical = isVertical
            self.style = style
            super.init(place)
        }

        override func measure(_ proposal: Proposal) -> Size {
            isVertical
                ? Size(width: 1, height: min(proposal.height ?? 1, Proposal.unlimited))
                : Size(width: min(proposal.width ?? 1, Proposal.unlimited), height: 1)
        }

        override func draw(on painter: Painter) {
            if isVertical {
                for y in frame.minY..<max(frame.minY, frame.maxY) {
                    painter.draw("│", at: Point(x: frame.minX, y: y), style: style)
                }
            } else {
                painter.rule(frame.origin, width: frame.width, style: style)
            }
        }
    }
}
