/// A symbol that a terminal has a character for; of others nothing is drawn.
nonisolated public struct Image: PrimitiveView {
    private let systemName: String
    private static let symbols = [
        "checkmark": "✓", "xmark": "✗", "plus": "+", "minus": "−", "circle": "○",
        "circle.fill": "●", "star": "☆", "star.fill": "★", "arrow.up": "↑", "arrow.down": "↓",
        "arrow.left": "←", "arrow.right": "→", "chevron.left": "‹", "chevron.right": "›",
        "exclamationmark.triangle": "▲", "exclamationmark.triangle.fill": "▲",
    ]

    /// Names a symbol as SF Symbols does.
    public init(systemName: String) {
        self.systemName = systemName
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        guard let symbol = Self.symbols[systemName] else { return [] }
        return [TextNode(evaluation.place, symbol, evaluation.environment)]
    }
}
