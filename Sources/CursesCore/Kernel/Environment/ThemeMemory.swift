/// Cache of the last themes, which every frame needs.
enum ThemeMemory {
    private struct Key: Hashable {
        var set: ColorSet
        var terminal: TerminalColors
    }

    private static let most = 16
    private static var themes: [Key: Theme] = [:]

    /// The theme of a set on a terminal.
    static func theme(_ set: ColorSet, on terminal: TerminalColors) -> Theme {
        let key = Key(set: set, terminal: terminal)
        if let theme = themes[key] { return theme }
        if themes.count == most { themes = [:] }
        let theme = Theme(set, on: terminal)
        themes[key] = theme
        return theme
    }
}
