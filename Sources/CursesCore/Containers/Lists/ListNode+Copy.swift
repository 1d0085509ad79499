extension ListNode {
    /// The key that puts the marked row on the clipboard.
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
    /// The text of a row, with a tab between the columns of a table; a picture says nothing elsewhere.
    fileprivate var rowText: String {
        if let row = self as? TableRowNode {
            return row.children.filter(\.pictures.isEmpty).map(\.text).joined(separator: "\t")
        }
        return children.count == 1 ? children[0].rowText : text
    }
}
