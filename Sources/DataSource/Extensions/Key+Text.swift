extension Key {
    public init?(_ text: String) {
        var rest = Substring(text)
        var modifiers = Set<Character>()
        while let (modifier, length) = rest.keyModifier {
            modifiers.insert(modifier)
            rest = rest.dropFirst(length)
        }
        guard let base = Self.base(rest, modifiers) else { return nil }
        self.init(
            name: "CMS".reduce("") { modifiers.contains($1) ? "\($0)\($1)-" : $0 } + base
        )
    }

    // Keys of forms, of leaving, and digits cannot be changed.
    public var isReserved: Bool { Self.reserved.contains(name) }

    private static let reserved: Set<String> = [
        "Enter", "Esc", "Tab", "S-Tab", "Space", "Up", "Down", "Left", "Right", "Backspace", "F1",
        "C-c", "C-h", "C-i", "C-j", "C-m", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9",
    ]

    private static let named = [
        "Enter", "Esc", "Tab", "Space", "Up", "Down", "Left", "Right", "Home", "End", "PageUp",
        "PageDown", "Insert", "Delete", "Backspace",
    ]

    private static let others = [
        "return": "Enter", "escape": "Esc", "pgup": "PageUp", "pgdn": "PageDown", "ins": "Insert",
        "del": "Delete", "bksp": "Backspace", "↑": "Up", "↓": "Down", "←": "Left", "→": "Right",
    ]

    private static func base(_ text: Substring, _ modifiers: Set<Character>) -> String? {
        let lowered = text.lowercased()
        if let known = named.first(where: { $0.lowercased() == lowered }) ?? others[lowered] {
            return known
        }
        if text.count == 1, let character = text.first {
            guard !character.isWhitespace, !character.isControl else { return nil }
            // A shifted character is another character.
            guard !modifiers.contains("S") else { return nil }
            guard modifiers.contains("C") else { return String(character) }
            return ("a"..."z").contains(lowered) ? lowered : nil
        }
        guard lowered.first == "f", let number = Int(lowered.dropFirst()),
            (1...12).contains(number), lowered == "f\(number)"
        else { return nil }
        return "F\(number)"
    }
}

extension Substring {
    // The leading modifier, unless it is the whole text.
    fileprivate var keyModifier: (Character, Int)? {
        let known: [(String, Character)] = [
            ("c-", "C"), ("ctrl-", "C"), ("m-", "M"), ("alt-", "M"), ("s-", "S"), ("shift-", "S"),
        ]
        let lowered = prefix(6).lowercased()
        if first == "^", count > 1 { return ("C", 1) }
        for (text, modifier) in known where lowered.hasPrefix(text) && count > text.count {
            return (modifier, text.count)
        }
        return nil
    }
}

extension Character {
    fileprivate var isControl: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
