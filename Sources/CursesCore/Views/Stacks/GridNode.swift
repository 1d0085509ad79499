/// Lays rows out in common columns; if space is short, the widest columns shrink first.
final class GridNode: Node {
    private let alignment: Alignment
    private let spacing: Size

    init(_ place: Place, _ rows: [Node], alignment: Alignment, spacing: Size) {
        self.alignment = alignment
        self.spacing = spacing
        super.init(place, children: rows)
    }

    override func measure(_ proposal: Proposal) -> Size {
        let widths = widths(proposal.width)
        let columns = columns(widths)
        var size = Size(
            width: width(of: widths),
            height: max(0, children.count - 1) * spacing.height
        )
        for row in children {
            size.height += height(of: row, columns, proposal.width)
            if row is GridRowNode { continue }
            let own = row.size(Proposal(width: proposal.width, height: nil))
            size.width = max(size.width, own.width)
        }
        return size
    }

    override func layOut() {
        let widths = widths(frame.width)
        let columns = columns(widths)
        var y = frame.minY
        for row in children {
            let height = height(of: row, columns, frame.width)
            let rect = Rect(x: frame.minX, y: y, width: frame.width, height: height)
            if let row = row as? GridRowNode {
                row.columns = columns
                row.place(in: rect)
            } else {
                let size = row.size(Proposal(rect.size))
                row.place(in: alignment.place(size, in: rect))
            }
            y += height + spacing.height
        }
    }

    override func forgetSizes() {
        super.forgetSizes()
        idealWidths = findIdealWidths()
    }

    /// Alignment of each column, set by its first cell that has one.
    private lazy var guides = findGuides()

    private func findGuides() -> [Int: HorizontalAlignment] {
        var guides: [Int: HorizontalAlignment] = [:]
        for case let row as GridRowNode in children {
            for (cell, columns) in row.cells where guides[columns.lowerBound] == nil {
                guides[columns.lowerBound] = (cell as? AlignedCellNode)?.value
            }
        }
        return guides
    }

    private func width(of widths: [Int]) -> Int {
        widths.reduce(0, +) + max(0, widths.count - 1) * spacing.width
    }

    private func height(of row: Node, _ columns: GridColumns, _ width: Int?) -> Int {
        guard let row = row as? GridRowNode else {
            return row.size(Proposal(width: width, height: nil)).height
        }
        return row.cells.reduce(0) { height, cell in
            let width = columns.width(cell.columns)
            return max(height, cell.node.size(Proposal(width: width, height: nil)).height)
        }
    }

    private func widths(_ room: Int?) -> [Int] {
        var widths = idealWidths
        guard let room else { return widths }
        widths = widths.map { min($0, room) }
        while width(of: widths) > room, let widest = widths.max(), widest > 0,
            let index = widths.lastIndex(of: widest)
        {
            widths[index] -= 1
        }
        var rest = room - width(of: widths)
        let growing = rest > 0 && room < Proposal.unlimited ? growingColumns(room) : []
        while rest > 0, let narrowest = growing.min(by: { widths[$0] < widths[$1] }) {
            widths[narrowest] += 1
            rest -= 1
        }
        return widths
    }

    /// Returns the columns with a cell that takes all available space.
    private func growingColumns(_ room: Int) -> Set<Int> {
        let cells = children.compactMap { $0 as? GridRowNode }.flatMap(\.cells)
        return Set(
            cells.filter { node, columns in
                columns.count == 1
                    && node.size(Proposal(width: room, height: nil)).width == room
                    && node.size(.ideal).width < room
            }
            .map(\.columns.lowerBound)
        )
    }

    private func columns(_ widths: [Int]) -> GridColumns {
        GridColumns(
            widths: widths,
            gap: spacing.width,
            alignments: widths.indices.map { column in
                Alignment(
                    horizontal: guides[column] ?? alignment.horizontal,
                    vertical: alignment.vertical
                )
            }
        )
    }

    /// Width of each column's widest cell; a wider cell of several columns widens the last.
    private lazy var idealWidths = findIdealWidths()

    private func findIdealWidths() -> [Int] {
        let cells = children.compactMap { $0 as? GridRowNode }.flatMap(\.cells)
        var widths = Array(repeating: 0, count: cells.map(\.columns.upperBound).max() ?? 0)
        for (cell, range) in cells where range.count == 1 {
            widths[range.lowerBound] = max(widths[range.lowerBound], cell.size(.ideal).width)
        }
        for (cell, range) in cells where range.count > 1 {
            let gaps = (range.count - 1) * spacing.width
            let missing = cell.size(.ideal).width - widths[range].reduce(0, +) - gaps
            widths[range.upperBound - 1] += max(0, missing)
        }
        return widths
    }
}

/// Rows with common columns, each as wide as its widest cell.
///
/// A view that is not a `GridRow` is a separate row across all columns.
public struct Grid<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let spacing: Size
    private let content: Content

    /// Stacks rows, by default with columns two cells apart and no gap between rows.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment,
            spacing: Size(
                width: gap(horizontalSpacing, along: .horizontal) ?? 2,
                height: gap(verticalSpacing, along: .vertical) ?? 0
            ),
            content: content
        )
    }

    /// Stacks rows with gaps in cells.
    package init(
        alignment: Alignment = .center,
        spacing: Size,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let rows = content.nodes(evaluation.at(0).inRow(false))
        return [
            GridNode(
                evaluation.place,
                rows,
                alignment: alignment,
                spacing: spacing
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

/// Columns of a grid, set for its rows.
struct GridColumns {
    let widths: [Int]
    let gap: Int
    let alignments: [Alignment]

    /// Returns the width of a cell that spans columns.
    func width(_ columns: Range<Int>) -> Int {
        widths[columns].reduce(0, +) + max(0, columns.count - 1) * gap
    }
}

/// Puts the cells of a row into the columns of its grid, or side by side without a grid.
final class GridRowNode: Node {
    var columns: GridColumns?
    private let alignment: VerticalAlignment?

    init(_ place: Place, _ cells: [Node], _ alignment: VerticalAlignment? = nil) {
        self.alignment = alignment
        super.init(place, children: cells)
    }

    /// The cells with the columns that they span.
    private(set) lazy var cells = counted(children)

    private func counted(_ cells: [Node]) -> [(node: Node, columns: Range<Int>)] {
        var start = 0
        return cells.map { cell in
            defer { start += cell.columnCount }
            return (cell, start..<start + cell.columnCount)
        }
    }

    override func measure(_ proposal: Proposal) -> Size {
        var size = Size(width: max(0, children.count - 1) * 2, height: 0)
        for cell in children {
            let cell = cell.size(.ideal)
            size.width += cell.width
            size.height = max(size.height, cell.height)
        }
        return size
    }

    override func layOut() {
        guard let columns else { return layOutAlone() }
        var x = frame.minX
        for (cell, range) in cells {
            let width = columns.width(range)
            var place = columns.alignments[range.lowerBound]
            if let alignment { place.vertical = alignment }
            lay(cell, at: x, width, place)
            x += width + columns.gap
        }
    }

    private func layOutAlone() {
        var x = frame.minX
        for cell in children {
            let width = cell.size(.ideal).width
            lay(cell, at: x, width, Alignment(horizontal: .leading, vertical: alignment ?? .top))
            x += width + 2
        }
    }

    private func lay(_ cell: Node, at x: Int, _ width: Int, _ alignment: Alignment) {
        let rect = Rect(x: x, y: frame.minY, width: width, height: frame.height)
        let size = cell.size(Proposal(width: width, height: frame.height))
        cell.place(in: alignment.place(size, in: rect))
    }
}

/// A cell that sets the alignment of its column.
typealias AlignedCellNode = ValueNode<HorizontalAlignment>

/// A cell that spans a number of columns.
package typealias SpanningCellNode = ValueNode<Int>

extension Node {
    /// Number of grid columns that the node spans.
    fileprivate var columnCount: Int {
        if let cell = self as? SpanningCellNode { return cell.value }
        return children.count == 1 && self is AlignedCellNode ? children[0].columnCount : 1
    }
}
