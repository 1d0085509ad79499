/// State of a table: the layout, kept while its columns are the same.
final class TableMemory {
    private var layout = TableLayout([])

    func layout(of columns: [TableLayout.Column]) -> TableLayout {
        if columns != layout.columns { layout = TableLayout(columns) }
        return layout
    }
}
