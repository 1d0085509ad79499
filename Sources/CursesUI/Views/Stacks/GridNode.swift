/// Lays rows out in common columns; where the room is short, the widest columns give way first.
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
        var size = Size(
            width: width(of: widths),
            height: max(0, children.count - 1) * spacing.height
        )
        for row in children {
            size.height += height(of: row, widths, proposal.width)
            if row is GridRowNode { continue }
            let own = row.size(Proposal(width: proposal.width, height: nil))
            size.width = max(size.width, own.width)
        }
        return size
    }

    override func layOut() {
        let widths = widths(frame.width)
        let columns = GridColumns(
            widths: widths,
            gap: spacing.width,
            alignments: widths.indices.map(alignment(ofColumn:))
        )
        var y = frame.minY
        for row in children {
            let height = height(of: row, widths, frame.width)
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

    private func alignment(ofColumn index: Int) -> Alignment {
        let guides = children.lazy.compactMap { row -> HorizontalAlignment? in
            guard row is GridRowNode, row.children.indices.contains(index) else { return nil }
            return (row.children[index] as? AlignedCellNode)?.guide
        }
        return Alignment(
            horizontal: guides.first ?? alignment.horizontal,
            vertical: alignment.vertical
        )
    }

    private func width(of widths: [Int]) -> Int {
        widths.reduce(0, +) + max(0, widths.count - 1) * spacing.width
    }

    private func height(of row: Node, _ widths: [Int], _ width: Int?) -> Int {
        guard row is GridRowNode else {
            return row.size(Proposal(width: width, height: nil)).height
        }
        return zip(row.children, widths).reduce(0) { height, cell in
            max(height, cell.0.size(Proposal(width: cell.1, height: nil)).height)
        }
    }

    private func widths(_ room: Int?) -> [Int] {
        var widths: [Int] = []
        for row in children where row is GridRowNode {
            for (index, cell) in row.children.enumerated() {
                let width = cell.size(.ideal).width
                if index == widths.count { widths.append(width) }
                widths[index] = max(widths[index], width)
            }
        }
        guard let room else { return widths }
        widths = widths.map { min($0, room) }
        while width(of: widths) > room, let widest = widths.max(), widest > 0,
            let index = widths.lastIndex(of: widest)
        {
            widths[index] -= 1
        }
        return widths
    }
}
