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
