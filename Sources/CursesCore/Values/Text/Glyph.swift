/// Content of a cell: a spacing scalar and its combining marks.
///
/// A glyph is a few bytes without references, so that a frame is copied and compared as plain
/// memory; combining marks are rare, and are stored in a table by number.
nonisolated public struct Glyph: Hashable, Sendable {
    /// Spacing scalar.
    public let base: Unicode.Scalar
    private let marksNumber: UInt16

    /// Empty cell.
    public static let blank = Glyph(" ")

    /// Makes a glyph from a scalar and its combining marks.
    public init(_ base: Unicode.Scalar, marks: String = "") {
        self.base = base
        marksNumber = marks.isEmpty ? 0 : CombiningMarks.number(of: marks)
    }

    var hasMarks: Bool { marksNumber != 0 }

    /// Combining marks, at most four in drawn text.
    public var marks: String {
        marksNumber == 0 ? "" : CombiningMarks.marks(marksNumber)
    }

    /// Glyph as text.
    public var text: String { String(Character(base)) + marks }
}
