extension ListNode {
    /// The keys of the current row's actions.
    var rowBindings: [KeyBinding] {
        var bindings: [KeyBinding] = []
        if let button = currentButton {
            let open = binding([.plain(.return)], environment.rowVerb, action: button.press)
            bindings.append(open.known)
        }
        bindings += actionBindings + moveBindings
        if let current = memory.current, let delete = rows.deletion(current) {
            let keys: [KeyPress] = [.plain("d"), .plain(.deleteForward)]
            var deletion = binding(keys, "delete", action: delete)
            deletion.isDestructive = true
            bindings.append(deletion)
        }
        return bindings.map { binding in
            var binding = binding
            binding.subject = { [weak self] in self?.currentRow?.rowName ?? "" }
            return binding
        }
    }
}

extension Node {
    /// The name of a row: its first two texts, without leading numbers and a second figure.
    fileprivate var rowName: String {
        let texts = rowTexts.map { $0.split(separator: " ").joined(separator: " ") }
            .filter { !$0.isEmpty }
        // A leading number is the key of the row.
        let named = texts.drop { $0.allSatisfy(\.isNumber) }
        guard let first = named.first else { return texts.first ?? "" }
        guard let second = named.dropFirst().first, !second.isFigure else { return first }
        return "\(first) \(second)"
    }

    /// The texts of a row: its cells in a table, else those of all descendants.
    private var rowTexts: [String] {
        let children = visibleChildren
        if self is TableRowNode { return children.filter(\.pictures.isEmpty).map(\.text) }
        return children.isEmpty ? [text] : children.flatMap(\.rowTexts)
    }
}

extension String {
    /// True for a number, with or without a unit, or a sign, but not for a time of day.
    fileprivate var isFigure: Bool { first?.isLetter != true && !contains(":") }
}
