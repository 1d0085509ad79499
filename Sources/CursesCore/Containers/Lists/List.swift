/// Rows to navigate and select; only visible rows are made.
///
/// A list takes the focus as a whole: the arrow keys move the current row, and Enter presses the
/// row's button or link. Tab moves to other controls in the current row.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let selection: ListSelection?
    private let content: Content

    package init(_ selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// Shows views as rows; the binding, if any, follows the current row.
    public init(
        selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
        @ViewBuilder content: () -> Content
    ) { self.init(selection.map { ListSelection($0) }, content: content()) }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let inner = evaluation.keeping {
            $0.buttonStyle = .plain
            $0.labelColumn = nil
            $0.isInRow = false
            $0.lineLimit = 1
        }
        return ListNode(
            evaluation,
            rows: ListRows(content.rowSegments(inner.at(0))),
            selection: selection
        )
        .presentingMenu(evaluation.at(1))
    }
}

extension List {
    /// Shows the elements of a collection as rows; the binding follows the current row.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Shows the elements of a collection, identified by a key path, as rows.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

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
}

extension List {
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
