/// What one cell shows: a spacing scalar and the marks that combine with it.
nonisolated public struct Glyph: Hashable, Sendable {
    /// The scalar that takes the room.
    public var base: Unicode.Scalar
    /// Up to four combining marks.
    public var marks: String

    /// An empty cell.
    public static let blank = Glyph(" ")

    /// Shows a scalar and its marks.
    public init(_ base: Unicode.Scalar, marks: String = "") {
        self.base = base
        self.marks = marks
    }

    /// The glyph as text.
    public var text: String { String(Character(base)) + marks }
}
