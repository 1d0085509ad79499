/// A tree with collapsible branches; each element is a row.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let content: (Data.Element) -> Leaf
    private var depth = 0

    /// Creates rows for trees, identified by a key path.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }

    /// Creates rows for trees.
    public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    public var body: some View {
        ForEach(data, id: id) { element in
            OutlineRow(
                label: content(element).padding(.leading, Double(depth * 2)),
                branches: element[keyPath: children].map(below)
            )
        }
    }

    private func below(_ data: Data) -> OutlineGroup {
        var result = OutlineGroup(data, id: id, children: children, content: content)
        result.depth = depth + 1
        return result
    }
}

/// A row with its children, which are evaluated while the row is expanded.
private struct OutlineRow<Label: View, Branches: View>: View {
    let label: Label
    let branches: Branches?
    @State private var isOpen = false

    var body: some View {
        if let branches {
            label.folding($isOpen)
            if isOpen { AnyView(branches) }
        } else {
            label
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a row for each number of a range.
    public init<RowContent: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init { ForEach(data, content: rowContent) }
    }
}

extension List {
    /// Creates a row for each number of a range, with a selection.
    public init<RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a row for each element of a bound collection, identified by a key path.
    public init<Elements, ID: Hashable, RowContent: View>(
        _ data: Binding<Elements>,
        id: KeyPath<Elements.Element, ID>,
        selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    )
    where
        Elements: MutableCollection & RandomAccessCollection,
        Elements.Index: Hashable,
        Content == ForEach<[Binding<Elements.Element>], ID, RowContent>
    { self.init(selection: selection) { ForEach(data, id: id, content: rowContent) } }
}

extension List where SelectionValue == Never {
    /// Creates a list of trees.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of trees, identified by a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

extension List {
    /// Creates a list of trees with a selection.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
        self.init(selection: selection) {
            OutlineGroup(data, children: children, content: rowContent)
        }
    }
}

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
