/// What a terminal with a window of its own is told about it: its title and its clipboard.
///
/// Only terminals that are known to understand are told; what others do with such bytes nobody knows.
nonisolated enum WindowSequences {
    private static let names = [
        "xterm", "screen", "tmux", "rxvt", "st", "kitty", "alacritty", "foot", "wezterm", "ghostty",
        "konsole", "vte", "gnome", "iterm", "iterm2", "mintty", "contour", "rio", "mlterm",
    ]
    private static let mostColumns = 80
    private static let mostBytes = 65_536

    /// Puts the title of the window aside.
    static let keepTitle = "\u{1B}[22;2t"
    /// Shows the title again that was put aside.
    static let giveTitleBack = "\u{1B}[23;2t"

    /// Whether a terminal of this name is known to take all of it.
    static func areTaken(by terminal: String) -> Bool {
        names.contains { name in
            guard terminal.hasPrefix(name) else { return false }
            return terminal.dropFirst(name.count).first.map { "-.+".contains($0) } ?? true
        }
    }

    /// Sets the title to text that is harmless.
    static func title(_ text: String) -> String {
        "\u{1B}]2;\(text)\u{1B}\\"
    }

    /// A title as a terminal may get it, whatever is in it.
    static func shown(_ title: String, isASCII: Bool) -> String {
        let room = isASCII ? mostColumns - 4 : mostColumns
        let text = GlyphText(title).truncated(to: room).elements.map(\.glyph.text).joined()
        return isASCII ? PlainText.ascii(text) : text
    }

    /// Puts text on the clipboard; what no terminal would take is cut between two characters. The
    /// program `screen` hands on only what is wrapped for it.
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
