/// The character that stands for a symbol: one that any font of a terminal has, a cell wide.
nonisolated enum SymbolCharacter {
    /// What stands for a symbol that has no character.
    static let neutral = "◆"

    /// The character of a mark, which says by itself what it means, or of the one in its circle, square
    /// or slash.
    static func mark(_ name: String) -> String? {
        SymbolName.hasWord(name) ? nil : find(name, in: marks)
    }

    /// The character of a thing, which says less than its name.
    static func thing(_ name: String) -> String? {
        if let character = find(name, in: marks) ?? things[name] { return character }
        var parts = name.split(separator: ".")
        while parts.popLast() != nil {
            if let character = things[parts.joined(separator: ".")] { return character }
        }
        return nil
    }

    private static func find(_ name: String, in table: [String: String]) -> String? {
        if let character = table[name] { return character }
        var parts = name.split(separator: ".")
        while let last = parts.popLast(), forms.contains(last) {
            let shorter = parts.joined(separator: ".")
            if let character = table[shorter] { return character }
        }
        return nil
    }

    /// The forms that a symbol is drawn in.
    private static let forms: Set<Substring> = [
        "fill", "circle", "square", "rectangle", "slash", "triangle", "badge", "bold",
    ]
}
