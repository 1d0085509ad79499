/// What lines are made of: the dots that a cell is divided into.
nonisolated public enum ChartDots: Hashable, Sendable {
    /// Two by four dots a cell.
    case braille
    /// One by two blocks a cell, for fonts without braille.
    case halfBlock
    /// One by two dots a cell in ASCII.
    case ascii

    package var columns: Int { self == .braille ? 2 : 1 }

    package var rows: Int { self == .braille ? 4 : 2 }

    /// The bit of a dot in the mask of its cell.
    package func bit(_ x: Int, _ y: Int) -> UInt8 {
        guard self == .braille else { return y == 0 ? 1 : 2 }
        return y == 3 ? 0x40 << UInt8(x) : 1 << UInt8(y + 3 * x)
    }

    /// The glyph that shows the dots of a mask.
    package func glyph(_ mask: UInt8) -> Unicode.Scalar {
        switch self {
        case .braille: Unicode.Scalar(0x2800 + UInt32(mask)) ?? " "
        case .halfBlock: mask == 1 ? "▀" : mask == 2 ? "▄" : "█"
        case .ascii: mask == 1 ? "'" : mask == 2 ? "." : ":"
        }
    }
}
