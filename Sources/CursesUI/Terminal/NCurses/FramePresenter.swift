import CNCurses

/// Hands the cells that changed to ncurses and lets it send them.
struct FramePresenter {
    private static let cellsDrawnUnderTheCursor = 24

    private let isUnicode: Bool
    private let modes: TerminalModes
    private var palette: Palette
    private var shown = Canvas(size: .zero)
    private var cursor: Point?
    private var isCursorVisible = true
    private var isStale = true

    init(isUnicode: Bool, modes: TerminalModes, palette: Palette) {
        self.isUnicode = isUnicode
        self.modes = modes
        self.palette = palette
    }

    /// Sends every cell with the next frame.
    mutating func invalidate() {
        isStale = true
    }

    /// Forgets whether the cursor shows: somebody else has had the terminal.
    mutating func forgetCursor() {
        isCursorVisible = true
        isStale = true
    }

    /// Shows a frame; one that is shown already costs nothing.
    mutating func present(_ canvas: Canvas, cursor: Point?, size: Size) {
        let runs = changedRuns(of: canvas, size: size)
        let cursor = cursor.flatMap { Rect(origin: .zero, size: size).contains($0) ? $0 : nil }
        guard isStale || !runs.isEmpty || cursor != self.cursor else { return }
        let isLarge = isStale || runs.reduce(0) { $0 + $1.cells } > Self.cellsDrawnUnderTheCursor
        if isLarge { modes.beginFrame() }
        if isStale { cn_redraw() }
        if canvas.size != shown.size { erase() }
        showCursor(cursor != nil && !isLarge)
        for run in runs { write(run) }
        if let cursor { move(Int32(cursor.y), Int32(cursor.x)) }
        refresh()
        showCursor(cursor != nil)
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

    private func changedRuns(of canvas: Canvas, size: Size) -> [Run] {
        var runs: [Run] = []
        let isComparable = canvas.size == shown.size && !isStale
        if isComparable, canvas.cells == shown.cells { return [] }
        for y in 0..<min(canvas.size.height, size.height) {
            let before = isComparable ? shown.row(y) : []
            let row = canvas.row(y)
            if isComparable, row == before { continue }
            append(row, unlike: before, y: y, width: min(canvas.size.width, size.width), to: &runs)
        }
        return runs
    }

    private func append(
        _ row: ArraySlice<Cell>,
        unlike before: ArraySlice<Cell>,
        y: Int,
        width: Int,
        to runs: inout [Run]
    ) {
        var run: Run?
        for x in 0..<width {
            let cell = row[row.startIndex + x]
            if cell.isContinuation { continue }
            let isWide = x + 1 < width && row[row.startIndex + x + 1].isContinuation
            let isChanged = before.isEmpty || cell != before[before.startIndex + x]
            if !isChanged || run?.style != cell.style {
                if let finished = run { runs.append(finished) }
                run = isChanged ? Run(x: x, y: y, style: cell.style) : nil
            }
            if isChanged { run?.append(cell.glyph, isWide: isWide, isUnicode: isUnicode) }
        }
        if let run { runs.append(run) }
    }

    private mutating func write(_ run: Run) {
        let look = palette.look(of: run.style)
        run.text.withUnsafeBufferPointer { text in
            text.withMemoryRebound(to: CChar.self) { text in
                cn_write(
                    Int32(run.y),
                    Int32(run.x),
                    text.baseAddress,
                    Int32(text.count),
                    look.attributes,
                    look.pair
                )
            }
        }
    }

    /// Neighbouring cells of one style, as text.
    private struct Run {
        let x: Int
        let y: Int
        let style: Style
        var text: [UInt8] = []
        var cells = 0

        mutating func append(_ glyph: Glyph, isWide: Bool, isUnicode: Bool) {
            cells += isWide ? 2 : 1
            let base = glyph.base
            if base.isASCII, base.value >= 0x20, base.value != 0x7F {
                text.append(UInt8(base.value))
                if isUnicode { append(marks: glyph.marks) }
            } else if isUnicode, cn_width(base.value) == (isWide ? 2 : 1) {
                text.append(contentsOf: String(base).utf8)
                append(marks: glyph.marks)
            } else if isWide {
                text.append(contentsOf: "??".utf8)
            } else {
                text.append(contentsOf: ASCIIGlyphs.replacement(for: base).utf8)
            }
        }

        private mutating func append(marks: String) {
            for mark in marks.unicodeScalars where cn_width(mark.value) == 0 {
                let category = mark.properties.generalCategory
                guard category == .nonspacingMark || category == .enclosingMark else { continue }
                text.append(contentsOf: String(mark).utf8)
            }
        }
    }
}
