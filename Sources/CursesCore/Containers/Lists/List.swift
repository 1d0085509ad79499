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
}

/// State of a list: the current row, its id and the first visible row.
final class ListMemory {
    var current: Int?
    var id: AnyHashable?
    var top = 0
    /// Items of the current row's menu while it is open.
    let menu = ActionMenu()

    /// Restores the current row after the rows or the selection have changed.
    func findMarkedRow(in rows: ListRows, selected: AnyHashable?) {
        if let selected, selected != id, let index = rows.index(of: selected) {
            current = index
        } else if let id, let index = current, rows.id(index) != id {
            current = rows.index(of: id) ?? index
        }
        current = rows.selectable(near: current ?? 0, direction: 1)
        id = current.flatMap(rows.id)
    }
}

/// The current row of a list, or its selected rows, stored in a binding.
///
/// Only the list reads it: views that pass it on do not depend on the selection.
package struct ListSelection {
    /// Returns the selected value; `nil` for a multiple selection.
    let id: () -> AnyHashable?
    /// True if several rows can be selected, independently of the current row.
    var isMultiple = false
    /// Selects the first value of the right type; a multiple selection toggles it.
    let set: ([AnyHashable]) -> Void
    /// Returns a function that tells whether a row with given values is selected.
    var choice: () -> ([AnyHashable]) -> Bool = { { _ in false } }
    /// Replaces a multiple selection by the rows with given values.
    var replace: ([[AnyHashable]]) -> Void = { _ in }
    /// Returns whether a value has the type of the selection.
    let takes: (AnyHashable) -> Bool

    init<Value: Hashable>(_ selection: Binding<Value?>) {
        id = { selection.wrappedValue.map { AnyHashable($0) } }
        set = { names in
            if let value = names.firstValue({ $0.base as? Value }) {
                selection.wrappedValue = value
            }
        }
        takes = { $0.base is Value }
    }

    package init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        func value(_ names: [AnyHashable]) -> Value? {
            names.firstValue { $0.base as? Value }
        }
        id = { nil }
        isMultiple = true
        set = { names in
            guard let value = value(names) else { return }
            if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        }
        choice = {
            let values = selection.wrappedValue
            return { value($0).map(values.contains) ?? false }
        }
        replace = { selection.wrappedValue = Set($0.compactMap(value)) }
        takes = { $0.base is Value }
    }
}

extension EnvironmentValues {
    /// Returns the actions for the row with an id.
    @LocalEntry package var selectionMenu: ((AnyHashable) -> any View)?
}
