/// Rows in columns, under titles that stay visible; only visible rows are made.
///
/// A table takes the focus like a list. It does not sort: the owner of `sortOrder` sorts the data.
/// Columns that do not fit are hidden, the last ones first, and a lower `layoutPriority` before a
/// higher.
public struct Table<Value: Identifiable>: PrimitiveView {
    private let count: Int
    private let element: (Int) -> Value
    package var selection: ListSelection?
    private let columns: [TableColumn<Value>]
    private var delete: ((Int) -> Void)?
    private var canBeChosen: ((Int) -> Bool)?
    private var order: (_ changed: @escaping () -> Void) -> TableOrder = { _ in TableOrder() }

    /// Shows the elements of a collection; the binding follows the current row.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        count = data.count
        element = { data[data.index(data.startIndex, offsetBy: $0)] }
        self.selection = selection.map { ListSelection($0) }
        self.columns = columns()
    }

    /// Shows the elements of a collection and lets the user choose their order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>? = nil,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data, selection: selection, columns: columns)
        order = { [columns = self.columns] in TableOrder(columns, sortOrder, changed: $0) }
    }

    /// Shows the rows of a loop, which the user may delete, and lets them choose the order.
    public init<Data: RandomAccessCollection, ID, Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>? = nil,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        rows: () -> ForEach<Data, ID, TableRow<Value>>
    ) where Sort.Compared == Value {
        self.init(of: valueType, selection: selection, columns: columns, rows: rows)
        order = { [columns = self.columns] in TableOrder(columns, sortOrder, changed: $0) }
    }

    /// Shows the rows of a loop, which the user may delete.
    public init<Data: RandomAccessCollection, ID>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        rows: () -> ForEach<Data, ID, TableRow<Value>>
    ) {
        let rows = rows()
        count = rows.data.count
        func row(_ index: Int) -> TableRow<Value> {
            rows.content(rows.data[rows.data.index(rows.data.startIndex, offsetBy: index)])
        }
        element = { row($0).value }
        canBeChosen = { row($0).isSelectable }
        delete = rows.delete.map { delete in { delete([$0]) } }
        self.selection = selection.map { ListSelection($0) }
        self.columns = columns()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let environment = evaluation.environment
        let order = order { [environment] in environment.frameRequest.fire() }
        let memory = evaluation.place.slot { TableMemory() }
        let layout = memory.layout(
            of: columns.indices.map { index in
                let column = columns[index]
                let alignment = column.alignment.horizontal
                let title = order.title(
                    index,
                    column.title.resolve(environment),
                    isTrailing: alignment == .trailing
                )
                let drawn = GlyphText(title)
                let excess = environment.spellingExcess(of: title)
                return TableLayout.Column(
                    title: drawn,
                    bounds: excess > 0
                        ? column.bounds.holding(drawn.width, atMostWiderBy: excess) : column.bounds,
                    alignment: alignment,
                    priority: column.priority
                )
            }
        )
        let list = ListNode(
            evaluation.at(0),
            rows: ListRows([segment(evaluation, layout)]),
            selection: selection
        )
        list.pinsHeadings = canBeChosen != nil
        let header = TableHeaderNode(
            evaluation.place.child(2),
            layout,
            order,
            style: evaluation.style(.secondary)
        )
        let table = TableNode(
            evaluation.place.child(3),
            header,
            list,
            layout,
            order,
            environment
        )
        return list.presentingMenu(evaluation.at(4), over: table)
    }

    /// Inputs of all rows.
    private struct RowMaker {
        let element: (Int) -> Value
        let columns: [TableColumn<Value>]
    }

    private func segment(_ evaluation: Evaluation, _ layout: TableLayout) -> RowSegment {
        let late = Findings()
        evaluation.findings.add(.apart(late))
        let rows = evaluation.at(1).finding(late).keeping {
            $0.buttonStyle = .plain
            $0.labelColumn = nil
            $0.isInRow = true
            $0.isLabeled = true
            $0.lineLimit = 1
        }
        let token = evaluation.token(of: RowMaker(element: element, columns: columns))
        var segment = RowSegment(
            count: count,
            id: { AnyHashable(element($0).id) },
            make: { index in
                let value = element(index)
                return rows.at(named: PlaceName(value.id))
                    .kept(
                        KeptRow(token: token, index: index, layout: layout),
                        reading: (),
                        asWhole: true,
                        content: { _, _ in
                            TableRowView(value: value, columns: columns, layout: layout)
                        },
                        nodes: { [$0.node($1)] }
                    )[0]
            }
        )
        segment.delete = delete
        segment.canBeChosen = canBeChosen
        return segment
    }
}
