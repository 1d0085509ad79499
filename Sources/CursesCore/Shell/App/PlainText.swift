#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Text for output without a screen: a shell, a pipe or a log.
nonisolated package struct PlainText {
    package let bytes: [UInt8]

    /// Takes bytes unchanged.
    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Takes lines, whose control characters are neutralized as on the screen.
    package init(_ lines: [String]) {
        var bytes: [UInt8] = []
        for line in lines {
            let isPlain = line.utf8.allSatisfy { (0x20...0x7E).contains($0) }
            bytes += (isPlain ? line : Self.harmless(line)).utf8
            bytes.append(UInt8(ascii: "\n"))
        }
        self.bytes = bytes
    }

    /// Writes all bytes; returns false on an error.
    package func write(to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }

    /// Returns the width of a text in columns.
    package static func width(of text: String) -> Int {
        GlyphText(text).width
    }

    /// Returns the text truncated to a width, with an ellipsis.
    package static func cut(_ text: String, to limit: Int) -> String {
        SpelledText.cut(text, to: limit)
    }

    /// Returns the text in ASCII, with the nearest characters.
    package static func ascii(_ text: String) -> String {
        String(SpelledText.of(text).unicodeScalars.map(ASCIIGlyphs.replacement))
    }

    private static func harmless(_ line: String) -> String {
        GlyphText(line).elements.map(\.glyph.text).joined()
    }
}

nonisolated private func systemWrite(
    _ descriptor: Int32,
    _ bytes: UnsafeRawPointer?,
    _ count: Int
) -> Int {
    write(descriptor, bytes, count)
}
