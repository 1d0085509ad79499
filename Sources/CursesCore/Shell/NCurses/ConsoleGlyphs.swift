/// Replacements of symbols that the fonts of the Linux console lack.
///
/// A console shows 256 or 512 characters: the user's letters, and only those symbols that the fonts
/// of the kernel and of the distributions have in common.
nonisolated enum ConsoleGlyphs {
    private static let common = Set("─│┌┐└┘├┤┬┴┼═║█░▒■▲▼←↑→↓•…“”‘’".unicodeScalars)

    private static let table: [Unicode.Scalar: Unicode.Scalar] = {
        let rows: [(Unicode.Scalar, String)] = [
            ("┌", "╭"), ("┐", "╮"), ("└", "╰"), ("┘", "╯"), ("│", "▏▕╷╵"), ("█", "▆▇┃"),
            ("•", "●◆"), ("▲", "△"), ("▼", "▾▽"), ("═", "━"), ("─", "╾╴╶"),
        ]
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (replacement, scalars) in rows {
            for scalar in scalars.unicodeScalars { table[scalar] = replacement }
        }
        return table
    }()

    /// Returns the scalar itself if fonts are likely to have it, else the nearest common one.
    static func shown(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard (0x2000..<0x2C00).contains(scalar.value), !common.contains(scalar) else {
            return scalar
        }
        if let near = table[scalar] { return near }
        return ASCIIGlyphs.replacement(for: scalar).unicodeScalars.first ?? "?"
    }
}
