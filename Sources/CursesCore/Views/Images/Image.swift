/// A symbol, by the character that stands for it; in a button of nothing else, a thing is a word.
nonisolated public struct Image: PrimitiveView {
    private let systemName: String

    /// Names a symbol as SF Symbols does.
    public init(systemName: String) {
        self.systemName = systemName
    }

    /// Names a symbol as SF Symbols does, whose form a value decides, which a character has not.
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

    /// The character that stands for the symbol; nothing for an image of the app.
    var character: String {
        if systemName.isEmpty { return "" }
        return SymbolCharacter.mark(systemName) ?? SymbolCharacter.thing(systemName)
            ?? SymbolCharacter.neutral
    }
}

/// Draws the character of a thing, which says nothing.
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
    /// Whether an image stands for itself by the name of its symbol.
    @LocalEntry package var namesSymbols = false
}

extension EnvironmentValues {
    /// What is said in place of the view.
    @LocalEntry package var accessibilityLabel: Text?
}
