/// What one cell shows: a spacing scalar and the marks that combine with it.
///
/// A glyph is a few bytes without a reference, so that a frame of cells is copied and compared as
/// plain memory; the rare marks stand in a table and the glyph holds their number.
nonisolated public struct Glyph: Hashable, Sendable {
    /// The scalar that takes the room.
    public let base: Unicode.Scalar
    private let marksNumber: UInt16

    /// An empty cell.
    public static let blank = Glyph(" ")

    /// Shows a scalar and its marks.
    public init(_ base: Unicode.Scalar, marks: String = "") {
        self.base = base
        marksNumber = marks.isEmpty ? 0 : CombiningMarks.number(of: marks)
    }

    /// Whether marks combine with the scalar.
    var hasMarks: Bool { marksNumber != 0 }

    /// Up to four combining marks.
    public var marks: String {
        marksNumber == 0 ? "" : CombiningMarks.marks(marksNumber)
    }

    /// The glyph as text.
    public var text: String { String(Character(base)) + marks }
}
