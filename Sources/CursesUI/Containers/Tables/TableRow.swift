/// A row of a table, by the value that the columns show.
public struct TableRow<Value: Identifiable>: View {
    let value: Value

    /// Shows a value.
    public init(_ value: Value) {
        self.value = value
    }

    public var body: some View { EmptyView() }
}
