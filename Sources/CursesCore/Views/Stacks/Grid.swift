/// Rows with common columns, each as wide as its widest cell.
///
/// A view that is not a `GridRow` is a separate row across all columns.
public struct Grid<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let horizontalSpacing: Int
    private let verticalSpacing: Int
    private let content: Content

    /// Stacks rows, by default with columns two cells apart and no gap between rows.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = gap(horizontalSpacing, along: .horizontal) ?? 2
        self.verticalSpacing = gap(verticalSpacing, along: .vertical) ?? 0
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let rows = content.nodes(evaluation.at(0).inRow(false))
        return [
            GridNode(
                evaluation.place,
                rows,
                alignment: alignment,
                spacing: Size(width: horizontalSpacing, height: verticalSpacing)
            )
        ]
    }
}

/// Cells side by side in the columns of the enclosing grid.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Puts cells side by side; with `nil` the grid's alignment applies.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let cells = content.nodes(evaluation.at(0).inRow(true))
        return [GridRowNode(evaluation.place, cells, alignment)]
    }
}

extension View {
    /// Aligns all cells of the view's grid column.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedView {
        wrapped { evaluation, node in AlignedCellNode(evaluation.place, node, guide) }
    }
}

extension View {
    /// Makes a cell span several columns.
    public func gridCellColumns(_ count: Int) -> ModifiedView {
        wrapped { evaluation, node in SpanningCellNode(evaluation.place, node, max(1, count)) }
    }
}

/// Grid traits without effect in a terminal.
extension View {
    /// Keeps a cell from enlarging its column or row; no effect in a terminal.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }

    /// Aligns a single cell; no effect in a terminal.
    public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
}
