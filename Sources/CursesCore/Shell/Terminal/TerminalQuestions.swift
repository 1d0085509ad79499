/// What a terminal is asked at the start, without waiting for an answer.
nonisolated struct TerminalQuestions: Equatable {
    private static let deaf = [
        "linux", "dumb", "vt", "ansi", "cons", "eterm", "sun", "wsvt", "cygwin",
    ]
    private static let colors = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
    // The two bytes of ñ are two letters in Latin-1, where most bytes of the others are invisible controls.
    private static let widths = "\u{1B}[2;1Hñññ●─\u{1B}[6n\r\u{1B}[K"
    private static let position = "\u{1B}[2;1H\u{1B}[6n"
    /// The column behind these characters if all are narrow, and if the ambiguous ones are wide.
    private static let (narrow, wide) = (6, 8)
    private static let leastWidth = 15

    /// What is sent.
    let text: String

    /// Chooses the questions for a terminal that calls itself something.
    init(_ name: String, _ capabilities: TerminalCapabilities, size: Size) {
        let isDeaf = Self.deaf.contains { name.lowercased().hasPrefix($0) }
        guard !isDeaf, size.height > 1, size.width > 4 else {
            text = ""
            return
        }
        let isColored = capabilities.colors >= 256
        let isUnicode = capabilities.glyphs == .unicode
        guard isColored || isUnicode else {
            text = ""
            return
        }
        let hasRoom = isUnicode && size.width >= Self.leastWidth
        text = (isColored ? Self.colors : "") + (hasRoom ? Self.widths : Self.position)
    }

    /// Whether there is nothing to ask.
    var isEmpty: Bool { text.isEmpty }

    /// Whether a terminal draws in two columns what others draw in one, if the cursor came to a column.
    static func isWide(_ column: Int) -> Bool { column > narrow && column <= wide }

    /// Returns whether a terminal draws the bytes of UTF-8 one by one, by the column that the cursor came to.
    static func isWithoutUTF8(_ column: Int) -> Bool { column > wide }
}
