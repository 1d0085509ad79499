/// The views of a window, stacked and centred horizontally, as in a navigation stack.
package final class RootNode: OverlayNode {
    package init(_ place: Place, _ views: [Node]) {
        let isOne = views.count == 1
        let children = isOne ? views : [StackNode.vertical(place, views, alignment: .top)]
        super.init(place, children, .top)
    }

    package override func measure(_ proposal: Proposal) -> Size {
        let size = super.measure(proposal)
        return Size(width: max(size.width, proposal.width ?? 0), height: size.height)
    }
}

extension EnvironmentValues {
    /// Makes the environment for a terminal with the given capabilities.
    init(_ capabilities: TerminalCapabilities) {
        self.init()
        if capabilities.glyphs != .unicode { chartDots = .ascii }
        hasSymbols = capabilities.glyphs != .ascii && capabilities.glyphs != .letters
        terminalColors.count = capabilities.colors
        terminalColors.isDark = capabilities.isDark
        pasteboard.isAvailable = capabilities.hasPasteboard
        // The console's grey has a contrast of 2.8 to its black, too low to read.
        terminalColors.bearsFaint = capabilities.glyphs != .console
        theme = ThemeMemory.theme(.automatic, on: terminalColors)
    }

    /// Stores an answer of the terminal.
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
