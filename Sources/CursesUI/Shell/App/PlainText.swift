#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Text for whoever reads it without a screen: a shell, a pipe or a log.
nonisolated package struct PlainText {
    private let bytes: [UInt8]

    /// Takes whole lines; what is in them is as harmless as on the screen.
    package init(_ lines: [String]) {
        bytes = lines.flatMap { Array((Self.harmless($0) + "\n").utf8) }
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
