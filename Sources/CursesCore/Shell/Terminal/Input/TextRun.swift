/// The typed text at the start of bytes, up to a control character or an incomplete one.
nonisolated struct TextRun {
    /// The characters, without control and invalid ones.
    let characters: [Character]
    /// Number of bytes consumed.
    let length: Int

    init(_ bytes: ArraySlice<UInt8>, isOver: Bool) {
        var run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        if !isOver, run.endIndex == bytes.endIndex {
            run = run.dropLast(Self.cutBytes(of: run))
        }
        length = run.count
        var scalars = String.UnicodeScalarView()
        scalars.append(
            contentsOf: String(decoding: run, as: UTF8.self).unicodeScalars.filter(Self.isText)
        )
        characters = Array(String(scalars))
    }

    private static func isText(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x80...0x9F, 0xF700...0xF7FF, 0xFFFD: false
        default: true
        }
    }

    private static func cutBytes(of run: ArraySlice<UInt8>) -> Int {
        for (offset, byte) in run.suffix(3).reversed().enumerated() where byte >= 0xC0 {
            let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            return offset + 1 < needed ? offset + 1 : 0
        }
        return 0
    }
}
