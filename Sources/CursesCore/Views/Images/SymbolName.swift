/// What the names of symbols mean.
nonisolated enum SymbolName {
    private static let words = [
        "ellipsis": "more", "gear": "settings", "gearshape": "settings", "trash": "delete",
        "pencil": "edit", "square.and.pencil": "edit", "square.and.arrow.up": "share",
        "magnifyingglass": "search", "questionmark": "help", "arrow.clockwise": "refresh",
    ]

    /// Whether there is a word for what a symbol does, which says more than any character.
    static func hasWord(_ name: String) -> Bool {
        words[name] != nil || words[plain(name)] != nil
    }

    /// What a button with nothing but a symbol does, in a word.
    static func word(_ name: String) -> String {
        let plain = plain(name)
        return words[name] ?? words[plain]
            ?? String(plain.map { $0 == "." ? " " : $0 })
    }

    /// The name without the forms that it is drawn in.
    static func plain(_ name: String) -> String {
        var parts = name.split(separator: ".")
        while parts.count > 1, let last = parts.last, ["fill", "circle", "square"].contains(last) {
            parts.removeLast()
        }
        return parts.joined(separator: ".")
    }
}
