#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Text for whoever reads it without a screen: a shell, a pipe or a log.
nonisolated package struct PlainText {
    package let bytes: [UInt8]

    /// Takes what is written as it is.
    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Takes whole lines; what is in them is as harmless as on the screen.
    package init(_ lines: [String]) {
        var bytes: [UInt8] = []
        for line in lines {
            let isPlain = line.utf8.allSatisfy { (0x20...0x7E).contains($0) }
            bytes += (isPlain ? line : Self.harmless(line)).utf8
            bytes.append(UInt8(ascii: "\n"))
        }
        self.bytes = bytes
    }

    /// Writes all of it and tells whether that worked.
    package func write(to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }

    /// How many columns a text takes.
    package static func width(of text: String) -> Int {
        GlyphText(text).width
    }

    /// The text cut to a width, with an ellipsis where something is missing.
    package static func cut(_ text: String, to limit: Int) -> String {
        SpelledText.cut(text, to: limit)
    }

    /// The text in ASCII characters alone, as near as they come.
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
