/// Lays the titles of a table out above its rows, and handles the sort keys.
final class TableNode: Node {
    private let order: TableOrder
    private let layout: TableLayout
    private let environment: EnvironmentValues

    init(_ evaluation: Evaluation, _ list: Node, _ layout: TableLayout, _ order: TableOrder) {
        self.order = order
        self.layout = layout
        environment = evaluation.environment
        let header = TableHeaderNode(evaluation.at(2), layout, order)
        super.init(evaluation.place.child(3), children: [header, list])
    }

    override var keyBindings: [KeyBinding] {
        guard environment.isEnabled, !order.isEmpty else { return [] }
        return [
            KeyBinding(.plain("o"), title: environment.string("sort")) { [self] in
                order.next(among: isShown)
            },
            KeyBinding(
                [.plain("O")],
                title: environment.string("reverse"),
                action: { [self] in order.reverse(among: isShown) }
            ),
        ]
    }

    private func isShown(_ column: Int) -> Bool {
        layout.widths(children[0].frame.width)[column] > 0
    }

    override func measure(_ proposal: Proposal) -> Size {
        let list = children[1].size(
            Proposal(width: proposal.width, height: proposal.height.map { $0 - headerHeight($0) })
        )
        let header = proposal.height.map(headerHeight) ?? 1
        return Size(width: list.width, height: list.height + header)
    }

    override func layOut() {
        let height = headerHeight(frame.height)
        let header = Rect(origin: frame.origin, size: Size(width: frame.width, height: height))
        children[0].place(in: header.inset(by: EdgeInsets(left: ListNode.marginWidth)))
        children[1].place(in: frame.inset(by: EdgeInsets(top: height)))
    }

    override func draw(on painter: Painter) {
        if headerHeight(frame.height) > 0 {
            painter.clipped(to: frame) { painter.draw(children[0]) }
        }
        painter.draw(children[1])
    }

    private func headerHeight(_ height: Int) -> Int { height > 1 ? 1 : 0 }
}

/// Column widths of a table, shared by the header and all rows.
final class TableLayout {
    struct Column: Equatable {
        let title: GlyphText
        let bounds: Bounds
        let alignment: HorizontalAlignment
        /// Columns of a lower priority are hidden first.
        var priority = 0.0
    }

    static let gap = 2
    let columns: [Column]
    private var known: (room: Int, widths: [Int])?

    init(_ columns: [Column]) {
        self.columns = columns
    }

    /// Returns the column widths, 0 for hidden columns; if no column fits, the most important one
    /// is truncated.
    func widths(_ room: Int) -> [Int] {
        if let known, known.room == room { return known.widths }
        let widths = fit(room)
        known = (room, widths)
        return widths
    }

    /// Returns the rectangle of each column in a row, with width 0 if hidden.
    func rects(in row: Rect) -> [Rect] {
        var x = row.minX
        return widths(row.width).map { width in
            defer { x += width > 0 ? width + Self.gap : 0 }
            return Rect(x: x, y: row.minY, width: width, height: row.height)
        }
    }

    private func least(_ column: Column) -> Int {
        let least = column.bounds.minimum ?? max(1, column.title.width)
        return min(least, column.bounds.maximum ?? least)
    }

    private func fit(_ room: Int) -> [Int] {
        var widths = columns.map { _ in 0 }
        var used = 0
        // Sorting is stable: columns of equal priority keep their order.
        for index in columns.indices.sorted(by: { columns[$0].priority > columns[$1].priority }) {
            let width = least(columns[index])
            let needed = width + (used == 0 ? 0 : Self.gap)
            if used + needed > room {
                if used == 0 { widths[index] = room }
                break
            }
            widths[index] = width
            used += needed
        }
        var rest = max(0, room - used)
        let priorities = Set(columns.map(\.priority)).sorted(by: >)
        for limit in [{ $0.bounds.ideal ?? self.least($0) }, Self.most] {
            for priority in priorities { grow(&widths, priority, by: &rest, to: limit) }
        }
        return widths
    }

    private static func most(_ column: Column) -> Int {
        column.bounds.maximum ?? Proposal.unlimited
    }

    /// Distributes space among the columns of a priority that are below their limit.
    private func grow(
        _ widths: inout [Int],
        _ priority: Double,
        by rest: inout Int,
        to limit: (Column) -> Int
    ) {
        let limits = zip(widths, columns).map { width, column in
            width > 0 && column.priority == priority ? max(width, limit(column)) : 0
        }
        while rest > 0 {
            let growing = widths.indices.filter { widths[$0] < limits[$0] }
            guard !growing.isEmpty else { return }
            let share = max(1, rest / growing.count)
            for index in growing where rest > 0 {
                let step = min(share, limits[index] - widths[index], rest)
                widths[index] += step
                rest -= step
            }
        }
    }
}

/// State of a table: the layout, kept while its columns are the same.
final class TableMemory {
    private var layout = TableLayout([])

    func layout(of columns: [TableLayout.Column]) -> TableLayout {
        if columns != layout.columns { layout = TableLayout(columns) }
        return layout
    }
}

/// Draws the cells of a row in the columns of its table.
final class TableRowNode: Node {
    private let layout: TableLayout
    /// The cells of the columns that fit.
    private var shown: [Node] = []

    init(_ place: Place, _ cells: [Node], _ layout: TableLayout) {
        self.layout = layout
        super.init(place, children: cells)
    }

    override var visibleChildren: [Node] { shown }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 40, height: 1)
    }

    override func layOut() {
        shown = []
        for (index, rect) in layout.rects(in: frame).enumerated() where rect.width > 0 {
            let cell = children[index]
            shown.append(cell)
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

    init(_ evaluation: Evaluation, _ layout: TableLayout, _ order: TableOrder) {
        self.layout = layout
        self.order = order
        style = evaluation.style(.secondary)
        super.init(evaluation.place)
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
