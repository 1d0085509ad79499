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
