extension View {
    /// Sets the colours of the views below, adapted to the terminal's background.
    public func colorSet(_ set: ColorSet) -> ModifiedView {
        ModifiedView(
            self,
            enter: {
                $0.keeping(by: set) { $0.theme = ThemeMemory.theme(set, on: $0.terminalColors) }
            }
        )
    }
}
