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

    /// Alignment of each column, set by its first cell that has one.
    private lazy var guides = findGuides()

    private func findGuides() -> [Int: HorizontalAlignment] {
        var guides: [Int: HorizontalAlignment] = [:]
        for case let row as GridRowNode in children {
            for (cell, columns) in row.cells where guides[columns.lowerBound] == nil {
                guides[columns.lowerBound] = (cell as? AlignedCellNode)?.guide
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
        return widths
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
