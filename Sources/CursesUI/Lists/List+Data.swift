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
