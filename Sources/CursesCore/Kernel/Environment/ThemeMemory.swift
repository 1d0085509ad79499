/// Cache of up to 16 themes; emptied when full.
enum ThemeMemory {
    private struct Key: Hashable {
        var set: ColorSet
        var terminal: TerminalColors
    }

    private static let most = 16
    private static var themes: [Key: Theme] = [:]

    /// Returns the theme of a set for the terminal's colours.
    static func theme(_ set: ColorSet, on terminal: TerminalColors) -> Theme {
        let key = Key(set: set, terminal: terminal)
        if let theme = themes[key] { return theme }
        if themes.count == most { themes = [:] }
        let theme = Theme(set, on: terminal)
        themes[key] = theme
        return theme
    }
}
