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

extension ForEach where Content: View {
    /// Lets the user delete rows of a list with `d` or Delete.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        onDeleteOffsets(perform: action.map { action in { action(IndexSet($0)) } })
    }

    /// Lets the user move rows of a list with Alt and an arrow, or with `K` and `J`.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        onMoveOffsets(perform: action.map { action in { action(IndexSet($0), $1) } })
    }

    @usableFromInline
    func onDeleteOffsets(perform action: ((Set<Int>) -> Void)?) -> ForEach {
        var result = self
        result.delete = action
        return result
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
