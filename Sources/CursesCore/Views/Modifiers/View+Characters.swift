extension View {
    /// Sets the characters to draw with; with `ascii`, charts use ASCII too.
    public func characters(_ characters: TerminalCharacters) -> ModifiedView {
        environment {
            $0.terminalCharacters = characters
            if characters == .ascii { $0.chartDots = .ascii }
        }
    }
}
