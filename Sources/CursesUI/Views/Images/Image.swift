/// A symbol that a terminal has a character for; of others nothing is drawn, unless a button has
/// nothing else to show.
nonisolated public struct Image: PrimitiveView {
    private let systemName: String
    private static let symbols = [
        "checkmark": "✓", "xmark": "✗", "plus": "+", "minus": "−", "circle": "○",
        "circle.fill": "●", "star": "☆", "star.fill": "★", "arrow.up": "↑", "arrow.down": "↓",
        "arrow.left": "←", "arrow.right": "→", "chevron.left": "‹", "chevron.right": "›",
        "exclamationmark.triangle": "▲", "exclamationmark.triangle.fill": "▲", "square": "□",
    ]

    /// Names a symbol as SF Symbols does.
    public init(systemName: String) {
        self.systemName = systemName
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        if let symbol { return [TextNode(evaluation.place, symbol, evaluation.environment)] }
        guard evaluation.environment.namesSymbols, !systemName.isEmpty else { return [] }
        if let label = evaluation.environment.accessibilityLabel { return label.nodes(evaluation) }
        let word = evaluation.string(LocalizedStringKey(SymbolName.word(systemName)))
        return [TextNode(evaluation.place, word, evaluation.environment)]
    }

    /// The character of the symbol, or of the one in its circle or square.
    private var symbol: String? {
        Self.symbols[systemName] ?? Self.symbols[SymbolName.plain(systemName)]
    }
}

extension EnvironmentValues {
    /// Whether an image stands for itself by the name of its symbol.
    @LocalEntry var namesSymbols = false
}

extension EnvironmentValues {
    /// What is said in place of the view.
    @LocalEntry var accessibilityLabel: Text?
}
