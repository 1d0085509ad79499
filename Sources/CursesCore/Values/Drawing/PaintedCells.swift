/// Marks the cells of a canvas that were drawn, a bit for each; the others are blank.
nonisolated struct PaintedCells {
    private let bounds: Rect
    /// Number of words in a row.
    private let stride: Int
    private var words: [UInt64]
    private static let bits = UInt64.bitWidth

    init(size: Size) {
        bounds = Rect(origin: .zero, size: size)
        stride = (size.width + Self.bits - 1) / Self.bits
        words = Array(repeating: 0, count: stride * size.height)
    }

    /// Returns whether no cell of a rectangle was drawn.
    func isBlank(_ rect: Rect) -> Bool {
        let rect = rect.intersection(bounds)
        return columns(of: rect).allSatisfy { column in
            let mask = mask(of: rect, in: column)
            return rows(of: rect).allSatisfy { words[$0 * stride + column] & mask == 0 }
        }
    }

    /// Marks the cells of a rectangle as drawn, or as blank.
    mutating func mark(_ rect: Rect, isBlank: Bool = false) {
        let rect = rect.intersection(bounds)
        for column in columns(of: rect) {
            let mask = mask(of: rect, in: column)
            for row in rows(of: rect) {
                if isBlank {
                    words[row * stride + column] &= ~mask
                } else {
                    words[row * stride + column] |= mask
                }
            }
        }
    }

    private func rows(of rect: Rect) -> Range<Int> { rect.minY..<max(rect.minY, rect.maxY) }

    /// Returns the words in each row that hold bits of a rectangle.
    private func columns(of rect: Rect) -> Range<Int> {
        rect.isEmpty ? 0..<0 : rect.minX / Self.bits..<(rect.maxX - 1) / Self.bits + 1
    }

    /// Returns the bits of a rectangle in a word.
    private func mask(of rect: Rect, in column: Int) -> UInt64 {
        let start = max(rect.minX - column * Self.bits, 0)
        let end = min(rect.maxX - column * Self.bits, Self.bits)
        return (UInt64.max >> (Self.bits - (end - start))) << start
    }
}
