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
final class AlignedCellNode: Node {
    let guide: HorizontalAlignment

    init(_ place: Place, _ content: Node, _ guide: HorizontalAlignment) {
        self.guide = guide
        super.init(place, children: [content])
    }
}

/// A cell that spans several columns.
final class SpanningCellNode: Node {
    fileprivate let count: Int

    init(_ place: Place, _ content: Node, _ count: Int) {
        self.count = count
        super.init(place, children: [content])
    }
}

extension Node {
    /// Number of grid columns that the node spans.
    fileprivate var columnCount: Int {
        if let cell = self as? SpanningCellNode { return cell.count }
        return children.count == 1 && self is AlignedCellNode ? children[0].columnCount : 1
    }
}
