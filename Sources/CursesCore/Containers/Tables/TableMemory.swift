/// What a table remembers: the layout of its columns, the same as long as these are.
final class TableMemory {
    private var layout = TableLayout([])

    func layout(of columns: [TableLayout.Column]) -> TableLayout {
        if columns != layout.columns { layout = TableLayout(columns) }
        return layout
    }
}
