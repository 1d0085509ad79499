/// Meanings of symbol names.
nonisolated enum SymbolName {
    private static let words = [
        "ellipsis": "more", "gear": "settings", "gearshape": "settings", "trash": "delete",
        "pencil": "edit", "square.and.pencil": "edit", "square.and.arrow.up": "share",
        "magnifyingglass": "search", "questionmark": "help", "arrow.clockwise": "refresh",
    ]

    /// Returns whether a word describes the symbol better than a character.
    static func hasWord(_ name: String) -> Bool {
        words[name] != nil || words[plain(name)] != nil
    }

    /// Returns the word for a button that has only a symbol.
    static func word(_ name: String) -> String {
        let plain = plain(name)
        return words[name] ?? words[plain]
            ?? String(plain.map { $0 == "." ? " " : $0 })
    }

    /// Returns the name without suffixes that change only the form.
    static func plain(_ name: String) -> String {
        var parts = name.split(separator: ".")
        while parts.count > 1, let last = parts.last, ["fill", "circle", "square"].contains(last) {
            parts.removeLast()
        }
        return parts.joined(separator: ".")
    }
}
