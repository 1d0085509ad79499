/// Cell of the screen: a glyph in a style.
nonisolated public struct Cell: Hashable, Sendable {
    /// Glyph of the cell.
    public var glyph: Glyph
    /// Style of the glyph.
    public var style: Style
    private var bond: Bond

    /// Empty cell.
    public static let blank = Cell(.blank)

    /// Makes a cell.
    public init(_ glyph: Glyph, style: Style = .plain, isContinuation: Bool = false) {
        self.init(glyph, style: style, bond: isContinuation ? .half : .none)
    }

    init(_ glyph: Glyph, style: Style, bond: Bond) {
        self.glyph = glyph
        self.style = style
        self.bond = bond
    }

    /// True for the right half of a wide glyph.
    public var isContinuation: Bool { bond == .half }

    /// True if the cell belongs to the character on its left.
    var isAttached: Bool { bond != .none }

    /// Empty cell with the same style.
    var blanked: Cell { Cell(.blank, style: style) }

    /// Relation of a cell to its left neighbour.
    enum Bond: UInt8 {
        case none
        /// Right half of a wide glyph.
        case half
        /// Further glyph of the same character, such as a spacing vowel sign.
        case part
    }
}
