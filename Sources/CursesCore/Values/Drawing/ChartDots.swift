/// Dots in a cell, of which lines and areas are made.
nonisolated public enum ChartDots: Hashable, Sendable {
    /// 2 × 4 dots per cell.
    case braille
    /// 1 × 2 blocks per cell, for fonts without Braille.
    case halfBlock
    /// 1 × 2 dots per cell, in ASCII.
    case ascii

    package var columns: Int { self == .braille ? 2 : 1 }

    package var rows: Int { self == .braille ? 4 : 2 }

    /// Returns the bit of a dot in the mask of its cell.
    package func bit(_ x: Int, _ y: Int) -> UInt8 {
        guard self == .braille else { return y == 0 ? 1 : 2 }
        return y == 3 ? 0x40 << UInt8(x) : 1 << UInt8(y + 3 * x)
    }

    /// Returns the glyph for a mask of dots.
    package func glyph(_ mask: UInt8) -> Unicode.Scalar {
        switch self {
        case .braille: Unicode.Scalar(0x2800 + UInt32(mask)) ?? " "
        case .halfBlock: mask == 1 ? "▀" : mask == 2 ? "▄" : "█"
        case .ascii: mask == 1 ? "-" : mask == 2 ? "_" : "="
        }
    }
}
