/// One place of the screen: a glyph in a style.
nonisolated public struct Cell: Hashable, Sendable {
    /// What the cell shows.
    public var glyph: Glyph
    /// How the glyph is drawn.
    public var style: Style
    private var bond: Bond

    /// A cell that shows nothing.
    public static let blank = Cell(.blank)

    /// Puts a glyph in a style.
    public init(_ glyph: Glyph, style: Style = .plain, isContinuation: Bool = false) {
        self.init(glyph, style: style, bond: isContinuation ? .half : .none)
    }

    init(_ glyph: Glyph, style: Style, bond: Bond) {
        self.glyph = glyph
        self.style = style
        self.bond = bond
    }

    /// Whether the cell is the right half of the wide glyph to its left.
    public var isContinuation: Bool { bond == .half }

    /// Whether the cell shows more of the character to its left.
    var isAttached: Bool { bond != .none }

    /// The cell with nothing in it, in its style.
    var blanked: Cell { Cell(.blank, style: style) }

    /// What ties a cell to the one on its left.
    enum Bond: UInt8 {
        case none
        /// The right half of a wide glyph.
        case half
        /// A further glyph of one character, such as a vowel that takes room.
        case part
    }
}
