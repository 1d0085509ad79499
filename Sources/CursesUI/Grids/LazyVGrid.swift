/// Views in columns, one row of them after the other; the arrow keys go from cell to cell.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: Int
    private let content: Content

    /// Fills columns from the left to the right.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = gap(spacing, along: .vertical) ?? 0
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let cells = content.nodes(evaluation.at(0).with { $0.isInRow = false })
        let grid = LazyGridNode(
            evaluation,
            cells,
            items: columns,
            axis: .vertical,
            alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing
        )
        return [grid.keepingFocus]
    }
}

/// Views in rows, one column of them after the other, and below again where there is no more room to the
/// right; the arrow keys go from cell to cell.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: Int
    private let content: Content

    /// Fills rows from the top to the bottom.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = gap(spacing, along: .horizontal) ?? 1
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let cells = content.nodes(evaluation.at(0).with { $0.isInRow = false })
        let grid = LazyGridNode(
            evaluation,
            cells,
            items: rows,
            axis: .horizontal,
            alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing
        )
        return [grid.keepingFocus]
    }
}
