extension View {
    /// Draws everything below in a set of colours, fitted to the terminal's background.
    public func colorSet(_ set: ColorSet) -> ModifiedView {
        ModifiedView(
            self,
            enter: {
                $0.keeping(by: set) { $0.theme = ThemeMemory.theme(set, on: $0.terminalColors) }
            }
        )
    }
}
