extension ListNode {
    /// The key that copies the current row to the clipboard.
    var copyBindings: [KeyBinding] {
        guard environment.pasteboard.isAvailable, let row = currentRow else { return [] }
        return [
            binding([.plain("c")], "copy", isHidden: true) { [environment] in
                environment.pasteboard.copy(line: row.rowText)
            }
        ]
    }
}

extension Node {
    /// The text of a row, with tabs between the columns of a table and without its pictures.
    fileprivate var rowText: String {
        if let row = self as? TableRowNode {
            return row.children.filter(\.pictures.isEmpty).map(\.text).joined(separator: "\t")
        }
        return children.count == 1 ? children[0].rowText : text
    }
}
