/// Rows whose cells stand in common columns, each as wide as its widest cell.
///
/// A view that is no `GridRow` takes a row of its own and all columns.
public struct Grid<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let horizontalSpacing: Int
    private let verticalSpacing: Int
    private let content: Content

    /// Puts rows one below the other, their columns two cells apart unless told otherwise.
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

/// Cells side by side, in the columns of the grid that they stand in.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Puts cells side by side, aligned as told or as the grid says.
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
    /// Aligns all cells of the grid's column that the view is a cell of.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedView {
        wrapped { evaluation, node in AlignedCellNode(evaluation.place, node, guide) }
    }
}

extension View {
    /// Lets a cell take several columns.
    public func gridCellColumns(_ count: Int) -> ModifiedView {
        wrapped { evaluation, node in SpanningCellNode(evaluation.place, node, max(1, count)) }
    }
}

/// Wishes of cells that a grid of columns does not grant.
extension View {
    /// Keeps a cell from making its column or row larger, which it does as far as there is room.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }

    /// Says where a cell stands in its column, which the column's alignment does.
    public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
}
