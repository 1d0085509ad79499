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
        let table = TableNode(evaluation, list, layout, order)
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
        return RowSegment(
            count: count,
            canBeChosen: canBeChosen,
            id: { AnyHashable(element($0).id) },
            make: { index in
                let value = element(index)
                return rows.at(named: PlaceName(value.id))
                    .kept(
                        KeptRow(token: token, index: index, layout: layout),
                        reading: (),
                        asWhole: true,
                        content: { _, _ in value },
                        nodes: { [row(of: $0, layout, $1)] }
                    )[0]
            },
            delete: delete
        )
    }

    private func row(of value: Value, _ layout: TableLayout, _ evaluation: Evaluation) -> Node {
        let cells = columns.indices.map { index in
            let inner = evaluation.at(index)
            let nodes = columns[index].cell(value, inner)
            return nodes.count == 1
                ? nodes[0]
                : StackNode(inner.place, nodes, axis: .horizontal, spacing: 1)
        }
        return TableRowNode(evaluation.place, cells, layout)
    }
}

/// A column of a table: its title, cells, width and optional sort order.
public struct TableColumn<RowValue> {
    let title: Text
    let comparator: (any SortComparator<RowValue>)?
    let cell: (RowValue, Evaluation) -> [Node]
    private(set) var bounds = Bounds()
    var alignment = TableColumnAlignment.automatic
    var priority = 0.0

    init<Content: View>(
        _ title: Text,
        comparator: (any SortComparator<RowValue>)?,
        content: @escaping (RowValue) -> Content
    ) {
        self.title = title
        self.comparator = comparator
        cell = { content($0).nodes($1) }
    }

    /// Makes a column of views.
    public init<Content: View>(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), comparator: nil, content: content) }

    /// Makes a column of views with any text as title.
    public init<Content: View>(
        _ text: Text,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(text, comparator: nil, content: content) }

    /// Makes a column of views, by which the rows can be sorted.
    public init<Content: View>(
        _ titleKey: LocalizedStringKey,
        sortUsing comparator: some SortComparator<RowValue>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), comparator: comparator, content: content) }

    /// Makes a column of views that rows can be sorted by; numbers are right-aligned.
    @_alwaysEmitIntoClient
    public init<Value: Comparable & SendableMetatype, Content: View>(
        _ titleKey: LocalizedStringKey,
        value: any KeyPath<RowValue, Value> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(titleKey, sortUsing: KeyPathComparator(value), content: content)
        let isNumber = Value.self is any Numeric.Type
        if isNumber { self = alignment(.numeric) }
    }

    /// Makes a column of text, by which the rows can be sorted.
    @_alwaysEmitIntoClient
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(titleKey, value: value) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Sets a fixed width in cells; `nil` removes it. In `CursesUI`, widths are points.
    @_disfavoredOverload
    package func width(_ width: CGFloat? = nil) -> TableColumn {
        bounded(Bounds(fixed: cells(width)))
    }

    /// Limits the width of the column, in cells.
    @_disfavoredOverload
    package func width(
        min: CGFloat? = nil,
        ideal: CGFloat? = nil,
        max: CGFloat? = nil
    ) -> TableColumn {
        bounded(Bounds(minimum: cells(min), ideal: cells(ideal), maximum: cells(max)))
    }

    /// Limits the width of the column.
    package func bounded(_ bounds: Bounds) -> TableColumn {
        changed(self) { $0.bounds = bounds }
    }

    /// Aligns the cells and the title of the column.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        changed(self) { $0.alignment = alignment }
    }

    /// Sets the priority: if space is short, columns of lower priority are hidden first.
    public func layoutPriority(_ value: Double) -> TableColumn {
        changed(self) { $0.priority = value }
    }
}

/// Alignment of a column's cells.
nonisolated public enum TableColumnAlignment: Hashable, Sendable {
    case automatic, leading, center, trailing
    /// Aligns numbers to the right.
    case numeric

    var horizontal: HorizontalAlignment {
        switch self {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }
}

/// Combines the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue> {
    /// The columns of a table.
    public typealias Columns = [TableColumn<RowValue>]

    public static func buildExpression(_ column: TableColumn<RowValue>) -> Columns { [column] }

    public static func buildBlock(_ columns: Columns...) -> Columns { columns.flatMap { $0 } }

    public static func buildOptional(_ columns: Columns?) -> Columns { columns ?? [] }

    public static func buildEither(first columns: Columns) -> Columns { columns }

    public static func buildEither(second columns: Columns) -> Columns { columns }

    public static func buildArray(_ columns: [Columns]) -> Columns { columns.flatMap { $0 } }
}

/// The columns by which a table can be sorted, and the current one.
struct TableOrder {
    /// The comparators of the columns, in forward order; `nil` for columns without one.
    private var columns: [AnyHashable?] = []
    private var current: AnyHashable?
    private var isReversed = false
    private var set: (Int, _ isReversed: Bool) -> Void = { _, _ in }

    /// Makes an order without any choice.
    init() {}

    init<Value, Sort: SortComparator>(
        _ columns: [TableColumn<Value>],
        _ sortOrder: Binding<[Sort]>,
        changed: @escaping () -> Void
    ) where Sort.Compared == Value {
        let sorts = columns.map { $0.comparator as? Sort }
        self.columns = sorts.map { sort in sort.map { AnyHashable(Self.ordered($0, .forward)) } }
        let first = sortOrder.wrappedValue.first
        current = first.map { AnyHashable(Self.ordered($0, .forward)) }
        isReversed = first?.order == .reverse
        set = { index, isReversed in
            guard let sort = sorts[index] else { return }
            sortOrder.wrappedValue = [Self.ordered(sort, isReversed ? .reverse : .forward)]
            changed()
        }
    }

    var isEmpty: Bool { columns.allSatisfy { $0 == nil } }

    func isSortable(_ index: Int) -> Bool {
        columns.indices.contains(index) && columns[index] != nil
    }

    /// Returns the title of a column with its sort marker, opposite to the alignment.
    func title(_ index: Int, _ title: String, isTrailing: Bool) -> String {
        guard isSortable(index) else { return title }
        let mark = index == currentIndex ? (isReversed ? "▼" : "▲") : " "
        return isTrailing ? mark + " " + title : title + " " + mark
    }

    /// Sorts by a column, or reverses the order if it is the current one.
    func sort(by index: Int) {
        guard isSortable(index) else { return }
        set(index, index == currentIndex ? !isReversed : false)
    }

    /// Sorts by the next visible column that has a comparator.
    func next(among isShown: (Int) -> Bool) {
        let start = currentIndex ?? columns.count - 1
        let indices = (1...max(1, columns.count)).map { (start + $0) % max(1, columns.count) }
        if let index = indices.first(where: { isSortable($0) && isShown($0) }) { set(index, false) }
    }

    /// Reverses the order, or sorts by the first visible column.
    func reverse(among isShown: (Int) -> Bool) {
        if let currentIndex { set(currentIndex, !isReversed) } else { next(among: isShown) }
    }

    private var currentIndex: Int? {
        current.flatMap { current in columns.firstIndex { $0 == current } }
    }

    private static func ordered<Sort: SortComparator>(_ sort: Sort, _ order: SortOrder) -> Sort {
        changed(sort) { $0.order = order }
    }
}

/// A row of a table, made of a value.
public struct TableRow<Value: Identifiable>: View {
    let value: Value
    var isSelectable = true

    /// Shows a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Returns the row with its selection disabled, as for a heading.
    public func selectionDisabled(_ isDisabled: Bool = true) -> TableRow {
        changed(self) { $0.isSelectable = !isDisabled }
    }

    public var body: some View { EmptyView() }
}
