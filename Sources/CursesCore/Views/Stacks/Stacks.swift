/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: Int
    private let content: Content

    /// Stacks views to the right, by default one column apart.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment,
            spacing: gap(spacing, along: .horizontal) ?? 1,
            content: content
        )
    }

    /// Stacks views to the right, some columns apart.
    package init(
        alignment: VerticalAlignment = .center,
        spacing: Int,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let horizontal = evaluation.inRow(true)
        return [
            StackNode(
                evaluation.place,
                content.nodes(horizontal.at(0)),
                axis: .horizontal,
                spacing: spacing,
                alignment: Alignment(horizontal: .leading, vertical: alignment)
            )
        ]
    }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: Int
    private let content: Content

    /// Stacks views downwards, by default without a gap; pinned views have no effect in a terminal.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment,
            spacing: gap(spacing, along: .vertical) ?? 0,
            content: content
        )
    }

    /// Stacks views downwards, some rows apart.
    package init(
        alignment: HorizontalAlignment = .center,
        spacing: Int,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let vertical = evaluation.inRow(false)
        return [
            StackNode(
                evaluation.place,
                content.nodes(vertical.at(0)),
                axis: .vertical,
                spacing: spacing,
                alignment: Alignment(horizontal: alignment, vertical: .top)
            )
        ]
    }
}

/// Headers and footers that stay visible while scrolling; no effect in a terminal.
nonisolated public struct PinnedScrollableViews: ExpressibleByArrayLiteral, Sendable {
    public static var sectionHeaders: Self { [] }
    public static var sectionFooters: Self { [] }

    public init(arrayLiteral elements: PinnedScrollableViews...) {}
}

/// Space that grows as far as the stack allows.
public struct Spacer: PrimitiveView {
    private let points: CGFloat?
    private let cells: Int

    /// Takes at least a length, by default 0.
    public init(minLength: CGFloat? = nil) {
        points = minLength
        cells = 0
    }

    /// Takes at least some cells.
    package init(minLength: Int) {
        points = nil
        cells = minLength
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let isHorizontal = evaluation.environment.isInRow
        let least = gap(points, along: isHorizontal ? .horizontal : .vertical) ?? cells
        return [SpacerNode(evaluation.place, minLength: least, isHorizontal: isHorizontal)]
    }

    private final class SpacerNode: Node {
        private let minLength: Int
        private let isHorizontal: Bool

        init(_ place: Place, minLength: Int, isHorizontal: Bool) {
            self.minLength = minLength
            self.isHorizontal = isHorizontal
            super.init(place)
        }

        nonisolated deinit {}

        override var layoutPriority: Double { -1 }

        override func measure(_ proposal: Proposal) -> Size {
            isHorizontal
                ? Size(width: max(minLength, proposal.width ?? 0), height: 0)
                : Size(width: 0, height: max(minLength, proposal.height ?? 0))
        }
    }
}

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
