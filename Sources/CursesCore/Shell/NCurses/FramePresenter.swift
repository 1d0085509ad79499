import CNCurses
import Essentials

/// Sends changed cells through ncurses.
struct FramePresenter {
    private static let charactersDrawnUnderTheCursor = 24

    /// The set of characters to send.
    var glyphs: TerminalCapabilities.Glyphs {
        didSet { if glyphs != oldValue { isStale = true } }
    }

    private let modes: TerminalModes
    private var palette: Palette
    private var shown = CellGrid(size: .zero)
    private var cursor: Point?
    private var isCursorVisible = true
    private var isStale = true

    init(glyphs: TerminalCapabilities.Glyphs, modes: TerminalModes, palette: Palette) {
        self.glyphs = glyphs
        self.modes = modes
        self.palette = palette
    }

    /// Sends every cell with the next frame.
    mutating func invalidate() {
        isStale = true
    }

    /// Forgets the cursor's visibility, since another process has used the terminal.
    mutating func forgetCursor() {
        isCursorVisible = true
        isStale = true
    }

    /// Shows a frame; sends nothing if it is already shown.
    mutating func present(
        _ canvas: CellGrid,
        cursor: Point?,
        showsCursor: Bool = true,
        size: Size
    ) {
        if canvas.size != shown.size { isStale = true }
        let old = isStale ? nil : shown
        let diff = FrameDiff(from: old, to: canvas, size: size, glyphs: glyphs)
        let cursor = cursor.flatMap { Rect(origin: .zero, size: size).contains($0) ? $0 : nil }
        let isShown = cursor != nil && showsCursor
        guard isStale || !diff.runs.isEmpty || cursor != self.cursor || isShown != isCursorVisible
        else { return }
        let isLarge = isStale || diff.text.count > Self.charactersDrawnUnderTheCursor
        if isLarge { modes.beginFrame() }
        if isStale {
            cn_redraw()
            erase()
        }
        showCursor(isShown && !isLarge)
        write(diff)
        if let cursor { move(Int32(cursor.y), Int32(cursor.x)) }
        refresh()
        showCursor(isShown)
        if isLarge { modes.endFrame() }
        shown = canvas
        self.cursor = cursor
        isStale = false
    }

    private mutating func showCursor(_ isVisible: Bool) {
        guard isVisible != isCursorVisible else { return }
        isCursorVisible = isVisible
        curs_set(isVisible ? 1 : 0)
    }

    private mutating func write(_ diff: FrameDiff) {
        diff.text.withUnsafeBufferPointer { text in
            for run in diff.runs {
                let look = palette.look(of: run.style)
                cn_write(
                    Int32(run.y),
                    Int32(run.x),
                    text.baseAddress?.advanced(by: run.text.lowerBound),
                    Int32(run.text.count),
                    look.attributes,
                    look.pair
                )
            }
        }
    }
}

/// The cells that differ from the previous frame, as runs of text in one style.
nonisolated struct FrameDiff {
    private(set) var runs: [Run] = []
    /// The characters of all runs in order, each followed by its combining marks.
    private(set) var text: [UInt32] = []
    private let glyphs: TerminalCapabilities.Glyphs

    /// Adjacent cells in one style.
    struct Run {
        let x: Int
        let y: Int
        let style: Style
        var text: Range<Int>
    }

    /// Compares two frames of the same size; without an old one, the screen is taken as blank.
    init(from old: CellGrid?, to new: CellGrid, size: Size, glyphs: TerminalCapabilities.Glyphs) {
        self.glyphs = glyphs
        let old = old ?? CellGrid(size: new.size)
        let width = min(new.size.width, size.width)
        new.cells.withUnsafeBufferPointer { cells in
            old.cells.withUnsafeBufferPointer { before in
                guard let cells = cells.baseAddress, let before = before.baseAddress else { return }
                let bytes = new.size.width * MemoryLayout<Cell>.stride
                for y in 0..<min(new.size.height, size.height) {
                    let (row, old) = (cells + y * new.size.width, before + y * new.size.width)
                    // Most rows are the same, bit by bit; padding only makes them compared by cells.
                    if memcmp(row, old, bytes) == 0 { continue }
                    append(row, unlike: old, y: y, width: width)
                }
            }
        }
    }

    private mutating func append(
        _ row: UnsafePointer<Cell>,
        unlike old: UnsafePointer<Cell>,
        y: Int,
        width: Int
    ) {
        var isOpen = false
        var x = 0
        while x < width {
            var end = x + 1
            while end < width, row[end].isAttached { end += 1 }
            let isChanged = (x..<end).contains { !row[$0].isContinuation && row[$0] != old[$0] }
            if isChanged {
                for x in x..<end where !row[x].isContinuation {
                    let isWide = x + 1 < width && row[x + 1].isContinuation
                    append(row[x], isWide: isWide, x: x, y: y, isOpen: isOpen)
                    isOpen = true
                }
            } else {
                isOpen = false
            }
            x = end
        }
    }

    private mutating func append(_ cell: Cell, isWide: Bool, x: Int, y: Int, isOpen: Bool) {
        let cell = shown(cell)
        if !isOpen || runs[runs.endIndex - 1].style != cell.style {
            let text = text.endIndex..<text.endIndex
            runs.append(Run(x: x, y: y, style: cell.style, text: text))
        }
        append(cell.glyph, isWide: isWide)
        runs[runs.endIndex - 1].text = runs[runs.endIndex - 1].text.lowerBound..<text.endIndex
    }

    /// Returns the cell as sent: the Linux console shows underlines by colour, invisible on blanks.
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
            append(marksOf: glyph)
        } else if glyphs != .ascii, cn_width(base.value) == (isWide ? 2 : 1) {
            text.append(shown(base).value)
            append(marksOf: glyph)
        } else if isWide {
            text += [Self.unknown, Self.unknown]
        } else {
            text.append(ASCIIGlyphs.replacement(for: base).value)
        }
    }

    private func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch glyphs {
        case .ascii, .unicode: scalar
        case .console: ConsoleGlyphs.shown(for: scalar)
        case .letters: ASCIIGlyphs.symbol(for: scalar)
        case .unambiguous: AmbiguousGlyphs.shown(for: scalar)
        }
    }

    private mutating func append(marksOf glyph: Glyph) {
        guard glyphs != .ascii, glyph.hasMarks else { return }
        for mark in glyph.marks.unicodeScalars where cn_width(mark.value) == 0 {
            let category = mark.properties.generalCategory
            guard category == .nonspacingMark || category == .enclosingMark else { continue }
            text.append(mark.value)
        }
    }

    private static let unknown = UInt32(UInt8(ascii: "?"))
}
