import CursesCore
import CursesTesting

extension Pilot {
    // What is underlined below the field of a search, row by row.
    func underlined(below field: Int = 1) -> [String] {
        (field + 1..<cells.size.height - 1)
            .map { row in
                (0..<cells.size.width).map { cells[$0, row] }
                    .filter { $0.style.attributes.contains(.underline) }
                    .map(\.glyph.text).joined()
            }
            .filter { !$0.isEmpty }
    }
}
