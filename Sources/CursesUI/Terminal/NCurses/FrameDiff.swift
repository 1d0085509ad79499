import CNCurses

/// The cells in which a frame differs from the one before, as runs of text in one style.
nonisolated struct FrameDiff {
    private(set) var runs: [Run] = []
    /// The characters of all runs, one behind the other, each followed by its marks.
    private(set) var text: [UInt32] = []
    private let glyphs: TerminalCapabilities.Glyphs

    /// Neighbouring cells of one style.
    struct Run {
        let x: Int
        let y: Int
        let style: Style
        var text: Range<Int>
    }

    /// Compares two frames of one size, or one with an empty screen, as far as they lie on it.
    init(from old: Canvas?, to new: Canvas, size: Size, glyphs: TerminalCapabilities.Glyphs) {
        self.glyphs = glyphs
        guard old?.cells != new.cells else { return }
        let width = min(new.size.width, size.width)
        for y in 0..<min(new.size.height, size.height) {
            let row = new.row(y)
            let before = old?.row(y)
            if row != before { append(row, unlike: before, y: y, width: width) }
        }
    }

    private mutating func append(
        _ row: ArraySlice<Cell>,
        unlike old: ArraySlice<Cell>?,
        y: Int,
        width: Int
    ) {
        let start = row.startIndex
        var isOpen = false
        for x in 0..<width where !row[start + x].isContinuation {
            guard row[start + x] != old?[start + x] ?? .blank else {
                isOpen = false
                continue
            }
            let cell = shown(row[start + x])
            if !isOpen || runs.last?.style != cell.style {
                let text = text.endIndex..<text.endIndex
                runs.append(Run(x: x, y: y, style: cell.style, text: text))
                isOpen = true
            }
            let isWide = x + 1 < width && row[start + x + 1].isContinuation
            append(cell.glyph, isWide: isWide)
            runs[runs.endIndex - 1].text = runs[runs.endIndex - 1].text.lowerBound..<text.endIndex
        }
    }

    /// The cell as it is sent: the Linux console underlines by a colour, which no blank shows.
    private func shown(_ cell: Cell) -> Cell {
        guard glyphs == .console, cell.glyph == .blank, cell.style.attributes.contains(.underline)
        else { return cell }
        var style = cell.style
        style.attributes.remove(.underline)
        return Cell(Glyph("_"), style: style)
    }

    private mutating func append(_ glyph: Glyph, isWide: Bool) {
        let base = glyph.base
        if base.isASCII, base.value >= 0x20, base.value != 0x7F {
            text.append(base.value)
            append(marks: glyph.marks)
        } else if glyphs != .ascii, cn_width(base.value) == (isWide ? 2 : 1) {
            let shown = glyphs == .console ? ConsoleGlyphs.shown(for: base) : base
            text.append(shown.value)
            append(marks: glyph.marks)
        } else if isWide {
            text += [Self.unknown, Self.unknown]
        } else {
            let replacement = ASCIIGlyphs.replacement(for: base).unicodeScalars.first
            text.append(replacement?.value ?? Self.unknown)
        }
    }

    private mutating func append(marks: String) {
        guard glyphs != .ascii, !marks.isEmpty else { return }
        for mark in marks.unicodeScalars where cn_width(mark.value) == 0 {
            let category = mark.properties.generalCategory
            guard category == .nonspacingMark || category == .enclosingMark else { continue }
            text.append(mark.value)
        }
    }

    private static let unknown = UInt32(UInt8(ascii: "?"))
}
