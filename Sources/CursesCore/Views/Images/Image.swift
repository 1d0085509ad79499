/// A symbol, drawn as a character, or as a word in a button without a title.
nonisolated public struct Image: PrimitiveView {
    private let systemName: String

    /// Names a symbol of SF Symbols.
    public init(systemName: String) {
        self.systemName = systemName
    }

    /// Names a symbol of SF Symbols; the variable value has no effect in a terminal.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        if systemName.isEmpty { return [] }
        let environment = evaluation.environment
        if let mark = SymbolCharacter.mark(systemName) {
            return [TextNode(evaluation.place, mark, environment)]
        }
        guard environment.namesSymbols else {
            return [SymbolNode(evaluation.place, character, environment)]
        }
        if let label = environment.accessibilityLabel { return label.nodes(evaluation) }
        let word = evaluation.string(LocalizedStringKey(SymbolName.word(systemName)))
        return [TextNode(evaluation.place, word, environment)]
    }

    /// The character of the symbol; empty for an image of the app.
    var character: String {
        if systemName.isEmpty { return "" }
        return SymbolCharacter.mark(systemName) ?? SymbolCharacter.thing(systemName)
            ?? SymbolCharacter.neutral
    }
}

/// Draws a decorative character, which is not part of the text.
private final class SymbolNode: Node {
    private let character: String
    private let style: Style

    init(_ place: Place, _ character: String, _ environment: EnvironmentValues) {
        self.character = character
        style = environment.textStyle
        super.init(place)
    }

    override func measure(_ proposal: Proposal) -> Size { Size(width: 1, height: 1) }

    override func draw(on painter: Painter) {
        painter.draw(character, at: frame.origin, width: frame.width, style: style)
    }
}

extension EnvironmentValues {
    /// True if an image shows the name of its symbol.
    @LocalEntry package var namesSymbols = false
}

extension EnvironmentValues {
    /// The text shown in place of the view, if any.
    @LocalEntry package var accessibilityLabel: Text?
}
