/// What a list remembers: the row with the mark, its id and the first row that is shown.
final class ListMemory {
    var current: Int?
    var id: AnyHashable?
    var top = 0
    /// What the menu of the marked row shows while it is open.
    var menu: [ButtonNode] = []

    /// Finds the marked row again after the rows have changed.
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
