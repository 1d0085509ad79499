/// The columns that a grid gives its rows.
struct GridColumns {
    let widths: [Int]
    let gap: Int
    let alignments: [Alignment]
}

/// Puts the cells of a row into the columns of its grid, or side by side where there is none.
final class GridRowNode: Node {
    var columns: GridColumns?

    init(_ place: Place, _ cells: [Node]) {
        super.init(place, children: cells)
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
        let columns =
            columns
            ?? GridColumns(
                widths: children.map { $0.size(.ideal).width },
                gap: 2,
                alignments: children.map { _ in .topLeading }
            )
        var x = frame.minX
        for (index, cell) in children.enumerated() {
            let width = columns.widths[index]
            let rect = Rect(x: x, y: frame.minY, width: width, height: frame.height)
            let size = cell.size(Proposal(width: width, height: frame.height))
            cell.place(in: columns.alignments[index].place(size, in: rect))
            x += width + columns.gap
        }
    }
}

/// A cell that says how its column is aligned.
final class AlignedCellNode: Node {
    let guide: HorizontalAlignment

    init(_ place: Place, _ content: Node, _ guide: HorizontalAlignment) {
        self.guide = guide
        super.init(place, children: [content])
    }
}
