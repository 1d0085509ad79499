/// Typed or pasted text, sanitized for a field: without control characters, truncated to the
/// available space and to 32 combining marks per character.
nonisolated struct TypedText {
    private static let longestMarks = 32

    let characters: [Character]

    /// Keeps what fits in a number of characters and bytes after a previous character.
    init(
        _ text: String,
        after previous: Character?,
        characters: Int,
        bytes: Int,
        keepsLines: Bool = false
    ) {
        var kept = String.UnicodeScalarView()
        var room = max(0, bytes)
        var marks = previous?.unicodeScalars.reversed().prefix(while: Self.isMark).count ?? 0
        var last: Unicode.Scalar?
        var isCut = false
        for scalar in text.unicodeScalars {
            let isLineEnd = scalar == "\n" && last == "\r"
            last = scalar
            guard !isLineEnd, let scalar = Self.shown(scalar, keepsLines) else { continue }
            marks = Self.isMark(scalar) ? marks + 1 : 0
            if marks > Self.longestMarks { continue }
            let length = UTF8.width(scalar)
            kept.append(scalar)
            if length > room {
                isCut = true
                break
            }
            room -= length
        }
        var whole = Array(String(kept).prefix(max(0, characters) + 1))
        if whole.count > characters || isCut { whole = whole.dropLast() }
        self.characters = whole
    }

    /// Returns the scalar, a blank or kept line break for a line end, or `nil` for a control.
    private static func shown(_ scalar: Unicode.Scalar, _ keepsLines: Bool) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x0A where keepsLines, 0x0D where keepsLines, 0x85 where keepsLines,
            0x2028 where keepsLines, 0x2029 where keepsLines:
            "\n"
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
        case 0x00..<0x20, 0x7F..<0xA0: nil
        default: scalar
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x300 && scalar.properties.isGraphemeExtend
    }
}
