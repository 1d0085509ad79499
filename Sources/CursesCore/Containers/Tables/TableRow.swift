/// A row of a table, by the value that the columns show.
public struct TableRow<Value: Identifiable>: View {
    let value: Value
    var isSelectable = true

    /// Shows a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Says that the row is only to be read, as a heading among the others is.
    public func selectionDisabled(_ isDisabled: Bool = true) -> TableRow {
        var row = self
        row.isSelectable = !isDisabled
        return row
    }

    public var body: some View { EmptyView() }
}
