extension View {
    /// Draws the screen with some characters; charts are made of ASCII too where nothing else is drawn.
    public func characters(_ characters: TerminalCharacters) -> ModifiedView {
        environment {
            $0.terminalCharacters = characters
            if characters == .ascii { $0.chartDots = .ascii }
        }
    }
}
