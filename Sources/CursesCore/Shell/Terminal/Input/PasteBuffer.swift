/// The bytes of a bracketed paste up to its end mark.
nonisolated struct PasteBuffer {
    private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []

    /// The pasted text, with line feeds as line ends.
    var text: String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(0x0D) else { return text }
        var unified = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if scalar == "\r" {
                unified.append("\n")
            } else if scalar != "\n" || previous != "\r" {
                unified.append(scalar)
            }
            previous = scalar
        }
        return String(unified)
    }

    /// Appends bytes and returns those after the end mark, or `nil` before it.
    mutating func append(_ more: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let known = bytes.count
        bytes.append(contentsOf: more)
        var index = max(0, known - Self.end.count + 1)
        while let start = bytes[index...].firstIndex(of: 0x1B) {
            if bytes[start...].starts(with: Self.end) {
                let rest = bytes[(start + Self.end.count)...]
                bytes.removeSubrange(start...)
                return rest
            }
            index = start + 1
        }
        return nil
    }
}
