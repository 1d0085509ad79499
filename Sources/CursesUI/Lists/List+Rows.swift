extension ForEach where Content: View {
    /// Lets the user move rows of a list with Alt and an arrow, or with `K` and `J`.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        onMoveOffsets(perform: action.map { action in { action(IndexSet($0), $1) } })
    }

    @usableFromInline
    func onMoveOffsets(perform action: ((Set<Int>, Int) -> Void)?) -> ForEach {
        var result = self
        result.move = action
        return result
    }
}

nonisolated extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at offsets, as passed by `onDelete`.
    @_alwaysEmitIntoClient
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.sorted(by: >) { remove(at: offset) }
    }

    /// Moves the elements at offsets to another offset, as passed by `onMove`.
    @_alwaysEmitIntoClient
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.sorted().map { self[$0] }
        let before = source.count { $0 < destination }
        for offset in source.sorted(by: >) { remove(at: offset) }
        insert(contentsOf: moved, at: destination - before)
    }
}

extension List {
    /// Shows the elements of a bound collection as rows; each gets a binding to its element.
    public init<Elements, RowContent: View>(
        _ data: Binding<Elements>,
        selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    )
    where
        Elements: MutableCollection & RandomAccessCollection,
        Elements.Index: Hashable,
        Elements.Element: Identifiable,
        Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, RowContent>
    { self.init(selection: selection) { ForEach(data, content: rowContent) } }

    /// Shows views as rows of which several can be selected; Space toggles the current one.
    public init(
        selection: Binding<Set<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(ListSelection(selection), content: content()) }

    /// Shows the elements of a collection as rows of which several can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Shows the elements of a collection, identified by a key path, as rows of which several can
    /// be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension View {
    /// Adds actions to the rows of a list or table; Space shows them, the primary action first.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self,
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> ModifiedView {
        environment {
            $0.selectionMenu = { id in
                guard let id = id.base as? I else { return EmptyView() }
                return Group {
                    if let primaryAction { Button("open") { primaryAction([id]) } }
                    menu([id])
                }
            }
        }
    }
}

/// A button that switches a list to editing; empty, since a terminal's list can always be edited.
public typealias EditButton = EmptyView

extension View {
    /// Adds actions to a row of a list; Space shows them, and shortcuts run them directly.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: @escaping () -> T
    ) -> ModifiedView { contextMenu(menuItems: content) }

    /// Adds actions to a row of a list; the preview is not shown in a terminal.
    public func contextMenu<MenuItems: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems,
        @ViewBuilder preview: @escaping () -> P
    ) -> ModifiedView { contextMenu(menuItems: menuItems) }
}

/// A horizontal edge.
nonisolated public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    case leading, trailing
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
}
