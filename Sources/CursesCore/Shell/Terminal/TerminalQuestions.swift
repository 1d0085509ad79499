/// Queries sent to a terminal at the start, without waiting for the answers.
nonisolated struct TerminalQuestions: Equatable {
    private static let deaf = [
        "linux", "dumb", "vt", "ansi", "cons", "eterm", "sun", "wsvt", "cygwin",
    ]
    private static let colors = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
    // In Latin-1, ñ is two letters; most bytes of the other characters are invisible controls.
    private static let widths = "\u{1B}[2;1Hñññ●─\u{1B}[6n\r\u{1B}[K"
    private static let position = "\u{1B}[2;1H\u{1B}[6n"
    /// The column after these characters if all are narrow, and if ambiguous ones are wide.
    private static let (narrow, wide) = (6, 8)
    private static let leastWidth = 15

    /// The bytes to send; empty if there is nothing to ask.
    let text: String

    /// Chooses the queries for a terminal by its name, capabilities and size.
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

    /// True if there is nothing to ask.
    var isEmpty: Bool { text.isEmpty }

    /// Returns whether ambiguous characters are wide, by the reported column of the cursor.
    static func isWide(_ column: Int) -> Bool { column > narrow && column <= wide }

    /// Returns whether UTF-8 is drawn byte by byte, by the reported column of the cursor.
    static func isWithoutUTF8(_ column: Int) -> Bool { column > wide }
}
