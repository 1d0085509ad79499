/// Symbol of points; the shape distinguishes series without colour.
nonisolated public enum BasicChartSymbolShape: Hashable, Sendable {
    case circle, square, triangle, diamond, cross, plus, asterisk

    func glyph(_ dots: ChartDots) -> Unicode.Scalar {
        switch self {
        case .circle: dots == .ascii ? "*" : "•"
        case .square: dots == .ascii ? "#" : "■"
        case .triangle: dots == .ascii ? "^" : "▲"
        case .diamond: dots == .ascii ? "o" : "◆"
        case .cross: dots == .ascii ? "x" : "×"
        case .plus: "+"
        case .asterisk: dots == .ascii ? "%" : "∗"
        }
    }

    /// Symbol of a fine point under the crosshair.
    var markedGlyph: Unicode.Scalar { self == .circle ? "●" : glyph(.braille) }
}
