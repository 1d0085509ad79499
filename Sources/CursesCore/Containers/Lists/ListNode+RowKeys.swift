extension ListNode {
    /// The keys of what is done to the marked row.
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
    /// What tells a row from the others: its first two texts, without numbers that nobody would call it.
    fileprivate var rowName: String {
        let texts = rowTexts.map { $0.split(separator: " ").joined(separator: " ") }
            .filter { !$0.isEmpty }
        // A digit before a name is its key.
        let named = texts.drop { $0.allSatisfy(\.isNumber) }
        guard let first = named.first else { return texts.first ?? "" }
        guard let second = named.dropFirst().first, !second.isFigure else { return first }
        return "\(first) \(second)"
    }

    /// The cells of a table's row, or the texts that stand beside and below each other.
    private var rowTexts: [String] {
        let children = visibleChildren
        if self is TableRowNode { return children.filter(\.pictures.isEmpty).map(\.text) }
        return children.isEmpty ? [text] : children.flatMap(\.rowTexts)
    }
}

extension String {
    /// Whether it is a number with or without a unit, or a sign, but no time of day.
    fileprivate var isFigure: Bool { first?.isLetter != true && !contains(":") }
}
