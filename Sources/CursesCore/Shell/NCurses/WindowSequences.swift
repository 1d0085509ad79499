/// Sequences for the title and the clipboard of a terminal window.
///
/// Only sent to terminals known to support them; the effect on others is unknown.
nonisolated enum WindowSequences {
    private static let names = [
        "xterm", "screen", "tmux", "rxvt", "st", "kitty", "alacritty", "foot", "wezterm", "ghostty",
        "konsole", "vte", "gnome", "iterm", "iterm2", "mintty", "contour", "rio", "mlterm",
    ]
    private static let mostColumns = 80
    private static let mostBytes = 65_536

    /// Saves the title of the window.
    static let keepTitle = "\u{1B}[22;2t"
    /// Restores the saved title.
    static let giveTitleBack = "\u{1B}[23;2t"

    /// Returns whether a terminal of this name is known to support the sequences.
    static func areTaken(by terminal: String) -> Bool {
        names.contains { name in
            guard terminal.hasPrefix(name) else { return false }
            return terminal.dropFirst(name.count).first.map { "-.+".contains($0) } ?? true
        }
    }

    /// Returns the sequence that sets the title, which must be free of control characters.
    static func title(_ text: String) -> String {
        "\u{1B}]2;\(text)\u{1B}\\"
    }

    /// Returns a title that is safe to send: truncated and without control characters.
    static func shown(_ title: String, isASCII: Bool) -> String {
        let room = isASCII ? mostColumns - 4 : mostColumns
        let text = GlyphText(title).truncated(to: room).elements.map(\.glyph.text).joined()
        return isASCII ? PlainText.ascii(text) : text
    }

    /// Returns the sequence that copies text, truncated to 64 KiB between characters. The program
    /// `screen` only passes on wrapped sequences.
    static func copy(_ text: String, isInScreen: Bool) -> String {
        var bytes: [UInt8] = []
        for character in text {
            let more = String(character).utf8
            if bytes.count + more.count > mostBytes { break }
            bytes += more
        }
        let sequence = "\u{1B}]52;c;\(base64(bytes))"
        return isInScreen
            ? "\u{1B}P\(sequence)\u{07}\u{1B}\\" : "\(sequence)\u{1B}\\"
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars
        )
        var result = String.UnicodeScalarView()
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
            bits <<= 8
            for index in 0..<4 {
                result.append(index <= group.count ? digits[Int(bits >> 26)] : "=")
                bits <<= 6
            }
        }
        return String(result)
    }
}
