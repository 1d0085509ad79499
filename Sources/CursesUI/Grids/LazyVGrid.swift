/// A grid of columns, filled row by row; the arrow keys move between cells.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: Int
    private let content: Content

    /// Creates a grid of columns.
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

/// A grid of rows, filled column by column and continued below if the width is used up; the arrow
/// keys move between cells.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: Int
    private let content: Content

    /// Creates a grid of rows.
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
