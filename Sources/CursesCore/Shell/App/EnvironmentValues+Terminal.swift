extension EnvironmentValues {
    /// The environment of an app on a terminal that can show what it can.
    init(_ capabilities: TerminalCapabilities) {
        self.init()
        if capabilities.glyphs != .unicode { chartDots = .ascii }
        hasSymbols = capabilities.glyphs != .ascii && capabilities.glyphs != .letters
        terminalColors.count = capabilities.colors
        terminalColors.isDark = capabilities.isDark
        // The console's grey is a ratio of 2.8 from its black, too little to read by.
        pasteboard.isAvailable = capabilities.hasPasteboard
        terminalColors.bearsFaint = capabilities.glyphs != .console
        theme = ThemeMemory.theme(.automatic, on: terminalColors)
    }

    /// Takes in what a terminal has answered.
    mutating func adopt(_ answer: TerminalAnswer) {
        switch answer {
        case .background(let mixture): terminalColors.background = mixture
        case .foreground(let mixture): terminalColors.foreground = mixture
        case .column(let column):
            if TerminalQuestions.isWide(column) { drawsAmbiguousWide = true }
            if TerminalQuestions.isWithoutUTF8(column) { (chartDots, hasSymbols) = (.ascii, false) }
            return
        }
        theme = ThemeMemory.theme(.automatic, on: terminalColors)
    }
}
