/// Changes that the user may make to the rows of a bound collection.
nonisolated public struct EditActions: OptionSet, Sendable {
    public let rawValue: Int

    public static let move = Self(rawValue: 1)
    public static let delete = Self(rawValue: 2)
    public static let all: Self = [.move, .delete]

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension ForEach where Content: View {
    /// Makes a view for each element of a bound collection, with the given edit actions.
    public init<Elements>(
        _ data: Binding<Elements>,
        editActions: EditActions,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Elements.Index: Hashable,
        Elements.Element: Identifiable,
        Data == [Binding<Elements.Element>],
        ID == Elements.Element.ID
    {
        self.init(data, content: content)
        if editActions.contains(.delete) {
            delete = { offsets in
                data.wrappedValue = Elements(
                    data.wrappedValue.enumerated().filter { !offsets.contains($0.offset) }
                        .map(\.element)
                )
            }
        }
        if editActions.contains(.move) {
            move = { offsets, target in
                let rows = Array(data.wrappedValue.enumerated())
                let moved = rows.filter { offsets.contains($0.offset) }
                let rest = rows.filter { !offsets.contains($0.offset) }
                let order =
                    rest.filter { $0.offset < target } + moved
                    + rest.filter { $0.offset >= target }
                data.wrappedValue = Elements(order.map(\.element))
            }
        }
    }
}

extension List {
    /// Shows the elements of a bound collection as rows, with the given edit actions.
    public init<Elements, RowContent: View>(
        _ data: Binding<Elements>,
        editActions: EditActions,
        selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    )
    where
        Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Elements.Index: Hashable,
        Elements.Element: Identifiable,
        Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, RowContent>
    {
        self.init(selection: selection) {
            ForEach(data, editActions: editActions, content: rowContent)
        }
    }

    /// Shows the elements of a bound collection as rows, of which several can be selected.
    public init<Elements, RowContent: View>(
        _ data: Binding<Elements>,
        editActions: EditActions,
        selection: Binding<Set<SelectionValue>>,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    )
    where
        Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Elements.Index: Hashable,
        Elements.Element: Identifiable,
        Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, RowContent>
    {
        self.init(selection: selection) {
            ForEach(data, editActions: editActions, content: rowContent)
        }
    }
}
