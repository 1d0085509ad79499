extension Table {
    /// Creates a table of a collection with multiple selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(data, columns: columns)
        self.selection = ListSelection(selection)
    }

    /// Creates a table of a collection with multiple selection and a sort order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data, sortOrder: sortOrder, columns: columns)
        self.selection = ListSelection(selection)
    }

    /// Creates a table of rows with multiple selection.
    public init<Data: RandomAccessCollection, ID>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        rows: () -> ForEach<Data, ID, TableRow<Value>>
    ) {
        self.init(of: valueType, columns: columns, rows: rows)
        self.selection = ListSelection(selection)
    }

    /// Creates a table of rows with multiple selection and a sort order.
    public init<Data: RandomAccessCollection, ID, Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        rows: () -> ForEach<Data, ID, TableRow<Value>>
    ) where Sort.Compared == Value {
        self.init(of: valueType, sortOrder: sortOrder, columns: columns, rows: rows)
        self.selection = ListSelection(selection)
    }
}
