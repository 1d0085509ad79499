extension EnvironmentValues {
    /// The environment of an app on a terminal that can show what it can.
    init(_ capabilities: TerminalCapabilities) {
        self.init()
        if capabilities.glyphs != .unicode { chartDots = .ascii }
        // The console's grey is a ratio of 2.8 from its black, too little to read by.
        if capabilities.glyphs == .console { theme.secondary = .plain }
        pasteboard.isAvailable = capabilities.hasPasteboard
        if capabilities.colors == 0 { theme = theme.withoutColors }
    }
}
