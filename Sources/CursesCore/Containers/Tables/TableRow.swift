/// A row of a table, made of a value.
public struct TableRow<Value: Identifiable>: View {
    let value: Value
    var isSelectable = true

    /// Shows a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Returns the row with its selection disabled, as for a heading.
    public func selectionDisabled(_ isDisabled: Bool = true) -> TableRow {
        var row = self
        row.isSelectable = !isDisabled
        return row
    }

    public var body: some View { EmptyView() }
}
