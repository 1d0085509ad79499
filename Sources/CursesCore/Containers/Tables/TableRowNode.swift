/// Draws the cells of a row in the columns of its table.
final class TableRowNode: Node {
    private let layout: TableLayout

    init(_ place: Place, _ cells: [Node], _ layout: TableLayout) {
        self.layout = layout
        super.init(place, children: cells)
    }

    override var visibleChildren: [Node] {
        zip(children, layout.widths(frame.width)).filter { $1 > 0 }.map(\.0)
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 40, height: 1)
    }

    override func layOut() {
        for (index, rect) in layout.rects(in: frame).enumerated() where rect.width > 0 {
            let cell = children[index]
            let size = cell.size(Proposal(rect.size))
            let alignment = Alignment(horizontal: layout.columns[index].alignment, vertical: .top)
            let fitting = Size(width: min(size.width, rect.width), height: rect.height)
            cell.place(in: alignment.place(fitting, in: rect))
        }
    }

    override func draw(on painter: Painter) {
        for (cell, rect) in zip(children, layout.rects(in: frame)) where rect.width > 0 {
            painter.clipped(to: rect) { painter.draw(cell) }
        }
    }
}

/// Draws the column titles of a table, with the sort marker.
final class TableHeaderNode: Node {
    private let layout: TableLayout
    private let order: TableOrder
    private let style: Style

    init(_ place: Place, _ layout: TableLayout, _ order: TableOrder, style: Style) {
        self.layout = layout
        self.order = order
        self.style = style
        super.init(place)
    }

    override func draw(on painter: Painter) {
        for (index, rect) in layout.rects(in: frame).enumerated() where rect.width > 0 {
            let column = layout.columns[index]
            let fits = column.title.width <= rect.width
            let title = fits ? column.title : column.title.trimmed.truncated(to: rect.width)
            let alignment = Alignment(horizontal: column.alignment, vertical: .top)
            let place = alignment.place(Size(width: title.width, height: 1), in: rect)
            painter.draw(title, at: place.origin, style: style)
            if order.isSortable(index) { painter.hit(self, in: rect) }
        }
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        let columns = layout.rects(in: frame)
        guard event.kind == .click,
            let index = columns.firstIndex(where: { $0.contains(event.location) })
        else { return .ignored }
        order.sort(by: index)
        return .handled
    }
}
