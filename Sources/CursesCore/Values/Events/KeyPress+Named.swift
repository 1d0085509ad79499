nonisolated extension KeyPress {
    /// Parses the name of a key in tests and scripts: `Tab`, `C-s`, `S-Tab`, `M-f`, `F2`, `a`.
    public init?(named name: String) {
        var rest = Substring(name)
        var modifiers: EventModifiers = []
        let prefixes: [(String, EventModifiers)] = [
            ("C-", .control), ("M-", .option), ("S-", .shift),
        ]
        while rest.count > 2, let prefix = prefixes.first(where: { rest.hasPrefix($0.0) }) {
            modifiers.insert(prefix.1)
            rest = rest.dropFirst(2)
        }
        guard let key = KeyEquivalent(named: String(rest)) else { return nil }
        self.init(key, modifiers: modifiers)
    }
}

nonisolated extension KeyEquivalent {
    fileprivate init?(named name: String) {
        let names: [String: KeyEquivalent] = [
            "Tab": .tab, "Enter": .return, "Esc": .escape, "Space": .space,
            "Up": .upArrow, "Down": .downArrow, "Left": .leftArrow, "Right": .rightArrow,
            "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown,
            "Backspace": .delete, "Delete": .deleteForward, "Insert": .insert,
        ]
        if let key = names[name] {
            self = key
        } else if name.count == 1, let character = name.first {
            self.init(character)
        } else if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...12).contains(number)
        {
            self = .function(number)
        } else {
            return nil
        }
    }
}
