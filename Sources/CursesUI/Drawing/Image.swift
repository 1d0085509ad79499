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

nonisolated extension Image {
    /// Names an image of the app; a terminal shows none.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(systemName: "")
    }

    /// Names a decorative image; a terminal shows none.
    public init(decorative name: String, bundle: Bundle? = nil) {
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

extension View {
    /// Scales an image to fit its frame; no effect in a terminal.
    public func scaledToFit() -> Self { self }

    /// Scales an image to fill its frame; no effect in a terminal.
    public func scaledToFill() -> Self { self }

}

/// Scaling of a view with an aspect ratio.
nonisolated public enum ContentMode: CaseIterable, Hashable, Sendable {
    case fit, fill
}

/// Characters of symbols: one cell wide and in every terminal font.
nonisolated enum SymbolCharacter {
    /// The character of an unknown symbol.
    static let neutral = "◆"

    /// Returns the character of a symbol that is clear by itself, also in a circle, square or
    /// slash, else `nil`.
    static func mark(_ name: String) -> String? {
        SymbolName.hasWord(name) ? nil : find(name, in: marks)
    }

    /// Returns the character of a symbol, even if a word describes it better; `nil` if unknown.
    static func thing(_ name: String) -> String? {
        if let character = find(name, in: marks) ?? things[name] { return character }
        var parts = name.split(separator: ".")
        while parts.popLast() != nil {
            if let character = things[parts.joined(separator: ".")] { return character }
        }
        return nil
    }

    private static func find(_ name: String, in table: [String: String]) -> String? {
        if let character = table[name] { return character }
        var parts = name.split(separator: ".")
        while let last = parts.popLast(), forms.contains(last) {
            let shorter = parts.joined(separator: ".")
            if let character = table[shorter] { return character }
        }
        return nil
    }

    /// Suffixes of symbol names that change only the form.
    private static let forms: Set<Substring> = [
        "fill", "circle", "square", "rectangle", "slash", "triangle", "badge", "bold",
    ]
}

nonisolated extension SymbolCharacter {
    static let marks = [
        "circle.fill": "●", "square.fill": "■", "star.fill": "★", "heart.fill": "♥",
        "triangle.fill": "▲", "diamond.fill": "◆", "suit.heart.fill": "♥", "suit.club.fill": "♣",
        "suit.diamond.fill": "♦", "suit.spade.fill": "♠", "flag.fill": "⚑", "bookmark.fill": "■",
        "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→",
        "arrow.backward": "←", "arrow.forward": "→", "arrow.up.right": "↗",
        "arrow.up.left": "↖", "arrow.down.right": "↘", "arrow.down.left": "↙",
        "arrow.up.arrow.down": "↕", "arrow.left.arrow.right": "↔", "arrow.up.and.down": "↕",
        "arrow.left.and.right": "↔", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
        "arrow.triangle.2.circlepath": "↻", "arrow.2.circlepath": "↻",
        "arrow.uturn.backward": "↶", "arrow.uturn.left": "↶", "arrow.uturn.forward": "↷",
        "arrow.uturn.right": "↷", "arrow.right.to.line": "⇥", "arrow.left.to.line": "⇤",
        "chevron.left": "‹", "chevron.right": "›", "chevron.backward": "‹",
        "chevron.forward": "›", "chevron.up": "ˆ", "chevron.down": "ˇ",
        "chevron.up.chevron.down": "↕", "arrowtriangle.up": "▲", "arrowtriangle.down": "▼",
        "arrowtriangle.left": "◀", "arrowtriangle.right": "▶", "square.and.arrow.up": "↑",
        "square.and.arrow.down": "↓", "icloud.and.arrow.up": "↑", "icloud.and.arrow.down": "↓",
        "paperplane": "➤", "location": "➤", "location.north": "▲", "return": "↵",
        "escape": "×", "delete.left": "⌫", "delete.right": "⌦", "shift": "⇧", "control": "^",
        "checkmark": "✓", "checkmark.seal": "✓", "xmark": "✗", "plus": "+", "minus": "−",
        "multiply": "×", "divide": "÷", "equal": "=", "percent": "%", "number": "#",
        "plusminus": "±", "plus.forwardslash.minus": "±", "sum": "∑", "function": "ƒ",
        "infinity": "∞", "questionmark": "?", "exclamationmark": "!",
        "exclamationmark.triangle": "▲", "exclamationmark.octagon": "!", "info": "i",
        "ellipsis": "…", "circle": "○", "circle.dotted": "◌", "largecircle.fill.circle": "◉",
        "smallcircle.filled.circle": "◉", "target": "◎", "scope": "◎", "record.circle": "◉",
        "circle.lefthalf.filled": "◐", "circle.righthalf.filled": "◑", "square": "□",
        "rectangle": "▭", "triangle": "△", "diamond": "◇", "star": "☆",
        "star.leadinghalf.filled": "★", "sparkles": "✦", "sparkle": "✦", "heart": "♡",
        "suit.heart": "♡", "suit.club": "♧", "suit.diamond": "♢", "suit.spade": "♤",
        "app": "□", "asterisk": "*", "at": "@",
        "dollarsign": "$", "eurosign": "€", "yensign": "¥", "sterlingsign": "£",
        "quote.bubble": "“", "quote.opening": "“", "quote.closing": "”", "textformat": "A",
        "bold": "B", "italic": "I", "underline": "U", "list.bullet": "≡", "list.dash": "≡",
        "list.number": "≡", "line.3.horizontal": "≡", "line.horizontal.3": "≡",
        "text.alignleft": "≡", "line.3.horizontal.decrease": "≡", "slider.horizontal.3": "≡",
        "square.grid.2x2": "▦", "square.grid.3x3": "▦", "square.stack": "▤", "circle.grid.3x3": "▦",
    ]
}

nonisolated extension SymbolCharacter {
    static let things = [
        "play": "▶", "pause": "‖", "stop": "■", "forward": "»", "backward": "«",
        "play.pause": "▶", "music.note": "♪", "bell": "♪", "speaker.wave.2": "♪",
        "sun.max": "☀", "sun.min": "☀", "moon": "☾", "moon.stars": "☾", "cloud": "☁",
        "cloud.rain": "☂", "umbrella": "☂", "snowflake": "*", "bolt": "ϟ", "flame": "♦",
        "drop": "♦", "leaf": "♣", "pencil": "✎", "square.and.pencil": "✎",
        "pencil.and.outline": "✎", "scissors": "✂", "envelope": "✉", "phone": "☎",
        "flag": "⚐", "gear": "⚙", "gearshape": "⚙", "gearshape.2": "⚙", "trash": "⌫",
        "magnifyingglass": "◎", "house": "⌂", "person": "☺", "person.2": "☺", "person.3": "☺",
        "figure": "☺", "figure.stand": "☺", "figure.walk": "☺", "figure.run": "☺",
        "face.smiling": "☺", "calendar": "▦", "clock": "◷", "timer": "◷", "stopwatch": "◷",
        "alarm": "◷", "hourglass": "◷", "book": "▤", "book.closed": "▤", "books.vertical": "▤",
        "doc": "▯", "doc.text": "▤", "doc.on.doc": "▯", "note.text": "▤", "folder": "▭",
        "tray": "▭", "archivebox": "▭", "photo": "▣", "camera": "▣", "lock": "▣",
        "lock.open": "□", "key": "◈", "eye": "◉", "eye.slash": "○", "hand.thumbsup": "+",
        "hand.thumbsdown": "−", "chart.bar": "▁", "chart.bar.xaxis": "▁", "chart.pie": "◔",
        "chart.line.uptrend.xyaxis": "↗", "chart.line.downtrend.xyaxis": "↘",
        "chart.xyaxis.line": "↗", "scalemass": "▲", "ruler": "┼", "gauge": "◔",
        "speedometer": "◔", "trophy": "★", "medal": "★", "crown": "♛", "gift": "▣",
        "tag": "▸", "bookmark": "□", "mappin": "▼", "map": "▦", "globe": "◎", "link": "∞",
        "paperclip": "∞", "pin": "▼", "wifi": "≋", "waveform": "≈", "heart.text.square": "♥",
        "waveform.path.ecg": "≈", "fork.knife": "‡", "cup.and.saucer": "∪", "bed.double": "▁",
        "dumbbell": "‡", "pills": "●", "cross": "+", "airplane": "✈", "power": "◉",
        "battery.100": "▮", "printer": "▤", "creditcard": "▭", "cart": "▭", "bag": "▭",
    ]
}

/// Meanings of symbol names.
nonisolated enum SymbolName {
    private static let words = [
        "ellipsis": "more", "gear": "settings", "gearshape": "settings", "trash": "delete",
        "pencil": "edit", "square.and.pencil": "edit", "square.and.arrow.up": "share",
        "magnifyingglass": "search", "questionmark": "help", "arrow.clockwise": "refresh",
        "clock.arrow.circlepath": "history",
    ]

    /// Returns whether a word describes the symbol better than a character.
    static func hasWord(_ name: String) -> Bool {
        words[name] != nil || words[plain(name)] != nil
    }

    /// Returns the word for a button that has only a symbol.
    static func word(_ name: String) -> String {
        let plain = plain(name)
        if let word = words[name] ?? words[plain] { return word }
        let parts = plain.split(separator: ".")
        let named = parts.filter { !forms.contains($0) }
        return (named.isEmpty ? parts : named).joined(separator: " ")
    }

    /// Parts of names that say how a symbol looks, not what it means.
    private static let forms: Set<Substring> = [
        "arrow", "badge", "circle", "circlepath", "crop", "dashed", "fill", "inverse", "rectangle",
        "slash", "square",
    ]

    /// Returns the name without suffixes that change only the form.
    static func plain(_ name: String) -> String {
        var parts = name.split(separator: ".")
        while parts.count > 1, let last = parts.last, ["fill", "circle", "square"].contains(last) {
            parts.removeLast()
        }
        return parts.joined(separator: ".")
    }
}
