/// A column of a table: its title, cells, width and optional sort order.
public struct TableColumn<RowValue> {
    let title: Text
    let comparator: (any SortComparator<RowValue>)?
    let cell: (RowValue, Evaluation) -> [Node]
    var bounds = Bounds()
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

    /// Sets a fixed width; `nil` removes it.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    /// Limits the width of the column.
    public func width(
        min: CGFloat? = nil,
        ideal: CGFloat? = nil,
        max: CGFloat? = nil
    ) -> TableColumn {
        var result = self
        result.bounds = Bounds(minimum: cells(min), ideal: cells(ideal), maximum: cells(max))
        return result
    }

    /// Aligns the cells and the title of the column.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var result = self
        result.alignment = alignment
        return result
    }

    /// Sets the priority: if space is short, columns of lower priority are hidden first.
    public func layoutPriority(_ value: Double) -> TableColumn {
        var result = self
        result.priority = value
        return result
    }
}
