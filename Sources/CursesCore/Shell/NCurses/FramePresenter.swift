import CNCurses

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
    mutating func present(_ canvas: CellGrid, cursor: Point?, size: Size) {
        if canvas.size != shown.size { isStale = true }
        let old = isStale ? nil : shown
        let diff = FrameDiff(from: old, to: canvas, size: size, glyphs: glyphs)
        let cursor = cursor.flatMap { Rect(origin: .zero, size: size).contains($0) ? $0 : nil }
        guard isStale || !diff.runs.isEmpty || cursor != self.cursor else { return }
        let isLarge = isStale || diff.text.count > Self.charactersDrawnUnderTheCursor
        if isLarge { modes.beginFrame() }
        if isStale {
            cn_redraw()
            erase()
        }
        showCursor(cursor != nil && !isLarge)
        write(diff)
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
