/// Makes the node of a table row, with a cell for each column.
struct TableRowView<Value> {
    let value: Value
    let columns: [TableColumn<Value>]
    let layout: TableLayout

    func node(_ evaluation: Evaluation) -> Node {
        let cells = columns.indices.map { index in
            let inner = evaluation.at(index)
            let nodes = columns[index].cell(value, inner)
            return nodes.count == 1
                ? nodes[0]
                : StackNode(inner.place, nodes, axis: .horizontal, spacing: 1)
        }
        return TableRowNode(evaluation.place, cells, layout)
    }
}
