/// What stands for a symbol that the Linux console's fonts do not have.
///
/// A console shows 256 or 512 characters. The letters of whoever set its font up are among them, and of
/// the symbols those that the kernel's own font and the distributions' fonts have in common.
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

    /// The scalar itself, if fonts are likely to have it, or the nearest that they do have.
    static func shown(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard (0x2000..<0x2C00).contains(scalar.value), !common.contains(scalar) else {
            return scalar
        }
        if let near = table[scalar] { return near }
        return ASCIIGlyphs.replacement(for: scalar).unicodeScalars.first ?? "?"
    }
}
