extension EnvironmentValues {
    /// The environment of an app on a terminal that can show what it can.
    init(_ capabilities: TerminalCapabilities) {
        self.init()
        chartDots = capabilities.isUnicode ? .braille : .ascii
        theme = capabilities.colors == 0 ? .monochrome : .standard
    }
}
