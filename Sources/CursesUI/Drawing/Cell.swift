/// One place of the screen: a glyph in a style.
nonisolated public struct Cell: Hashable, Sendable {
    /// What the cell shows.
    public var glyph: Glyph
    /// How the glyph is drawn.
    public var style: Style
    /// Whether the cell is the right half of the wide glyph to its left.
    public var isContinuation: Bool

    /// A cell that shows nothing.
    public static let blank = Cell(.blank)

    /// Puts a glyph in a style.
    public init(_ glyph: Glyph, style: Style = .plain, isContinuation: Bool = false) {
        self.glyph = glyph
        self.style = style
        self.isContinuation = isContinuation
    }
}
