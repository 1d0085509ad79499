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

/// Images of an asset catalog, and sizes and colours that have no effect on a character.
nonisolated extension Image {
    /// Names an image of the app; a terminal shows none.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(systemName: "")
    }

    /// Names a decorative image; a terminal shows none.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(systemName: "")
    }

    /// Names an image of the app with its label; a terminal shows neither.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(systemName: "")
    }

    /// Allows any size; no effect on a character.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image { self }

    /// Resizing of an image; no effect in a terminal.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// Sets the rendering mode; no effect in a terminal.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

    /// Rendering of an image's colours; no effect in a terminal.
    public struct TemplateRenderingMode: Sendable {
        public static var template: Self { Self() }
        public static var original: Self { Self() }
    }
}

extension Image {
    /// Sets the width of an image; its height is always one row.
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedView {
        let columns = gap(width, along: .horizontal).map { CGFloat($0) }
        return ModifiedView(self).frame(minWidth: columns, maxWidth: columns, alignment: alignment)
    }
}

extension View {
    /// Scales an image to fit its frame; no effect in a terminal.
    public func scaledToFit() -> Self { self }

    /// Scales an image to fill its frame; no effect in a terminal.
    public func scaledToFill() -> Self { self }

    /// Keeps the aspect ratio of an image; no effect in a terminal.
    public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> Self { self }

    /// Keeps the aspect ratio of an image; no effect in a terminal.
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> Self { self }
}

/// Scaling of an image; no effect in a terminal.
nonisolated public enum ContentMode: CaseIterable, Hashable, Sendable {
    case fit, fill
}
