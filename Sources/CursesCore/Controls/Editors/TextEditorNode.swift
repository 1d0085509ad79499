/// Draws and edits several lines of text.
final class TextEditorNode: ControlNode {
    let editor: FieldEditor
    let memory: TextEditorMemory
    private let source: Binding<String>
    let prompt: GlyphText
    /// Maximum number of lines that it grows to; `nil` if it takes all available space.
    let growth: Int?
    var broken: (width: Int, lines: BrokenLines)?

    init(
        _ place: Place,
        text: Binding<String>,
        prompt: String,
        growth: Int?,
        environment: EnvironmentValues
    ) {
        source = text
        self.prompt = GlyphText(prompt)
        self.growth = growth
        memory = place.slot { TextEditorMemory() }
        editor = place.slot {
            let editor = FieldEditor(text.wrappedValue, keepsLines: true)
            if growth == nil { editor.move(to: 0) }
            return editor
        }
        editor.sync(text.wrappedValue)
        super.init(place, environment: environment)
    }

    override var text: String { editor.state.text }

    override var takesText: Bool { true }

    override package var cursorRow: Rect? {
        let rows = textFrame
        let row = lines(width: rows.width).row(of: editor.state.cursor) - memory.top
        guard (0..<max(0, rows.height)).contains(row) else { return nil }
        return Rect(x: rows.minX, y: rows.minY + row, width: rows.width, height: 1)
    }

    override var keyBindings: [KeyBinding] { isFocusable ? editorBindings : [] }

    override func handle(_ press: KeyPress) -> KeyPress.Result {
        guard isFocusable, !press.characters.isEmpty else { return .ignored }
        edit { $0.type(press.characters) }
        return .handled
    }

    override func handle(typed: String) -> KeyPress.Result {
        guard isFocusable else { return .ignored }
        edit { $0.type(typed) }
        return .handled
    }

    override func handle(paste: String) -> KeyPress.Result {
        guard isFocusable else { return .ignored }
        edit { $0.paste(paste) }
        return .handled
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        switch event.kind {
        case .drag, .release: return .ignored
        case .wheelUp: scroll(by: -3)
        case .wheelDown: scroll(by: 3)
        case .click:
            let row = memory.top + event.location.y - frame.minY
            place(cursorAt: position(atColumn: event.location.x - textFrame.minX, of: row))
        }
        return .handled
    }

    func edit(_ change: (FieldEditor) -> Void) {
        let before = editor.state.text
        memory.column = nil
        memory.followsCursor = true
        change(editor)
        broken = nil
        environment.frameRequest.fire()
        if editor.state.text != before { source.wrappedValue = editor.state.text }
    }

    /// Moves the cursor; without a column, ↑ and ↓ then keep its present one.
    func place(cursorAt position: Int, selecting: Bool = false, column: Int? = nil) {
        editor.move(to: position, selecting: selecting)
        memory.column = column
        memory.followsCursor = true
        environment.frameRequest.fire()
    }

    private func scroll(by rows: Int) {
        memory.top += rows
        memory.followsCursor = false
        environment.frameRequest.fire()
    }

    override func revealCursor() {
        guard !memory.followsCursor else { return }
        memory.followsCursor = true
        forgetPicture()
        layOut()
    }

    override func measure(_ proposal: Proposal) -> Size {
        let width = max(2, proposal.width ?? 30)
        let message = messageLines(width: width).count
        let lines = lines(width: textWidth(width)).ranges.count
        if let growth { return Size(width: width, height: min(lines, growth) + message) }
        return Size(width: width, height: max(1, proposal.height ?? max(3, lines) + message))
    }

    override func layOut() {
        let rows = max(1, textFrame.height)
        let lines = lines(width: textFrame.width)
        if memory.followsCursor {
            let row = lines.row(of: editor.state.cursor)
            memory.top = min(max(memory.top, row - rows + 1), row)
        }
        memory.top = min(max(0, memory.top), max(0, lines.ranges.count - rows))
    }

    override func draw(on painter: Painter) {
        painter.clipped(to: frame) { drawText(on: painter) }
        painter.hit(self)
    }

    func messageLines(width: Int) -> [GlyphText] {
        environment.validation.map { GlyphText("▲ " + $0.text).wrapped(to: width) } ?? []
    }
}
