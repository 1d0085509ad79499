/// State of a list: the current row, its id and the first visible row.
final class ListMemory {
    var current: Int?
    var id: AnyHashable?
    var top = 0
    /// Items of the current row's menu while it is open.
    var menu: [ButtonNode] = []

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
