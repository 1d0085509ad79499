/// Characters of symbols: one cell wide and in every terminal font.
nonisolated enum SymbolCharacter {
    /// The character of an unknown symbol.
    static let neutral = "◆"

    /// Returns the character of a symbol that is clear by itself, also in a circle, square or
    /// slash, else `nil`.
    static func mark(_ name: String) -> String? {
        SymbolName.hasWord(name) ? nil : find(name, in: marks)
    }

    /// Returns the character of a symbol, even if a word describes it better; `nil` if unknown.
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

    /// Suffixes of symbol names that change only the form.
    private static let forms: Set<Substring> = [
        "fill", "circle", "square", "rectangle", "slash", "triangle", "badge", "bold",
    ]
}
