/// Draws several lines of text and edits them.
final class TextEditorNode: ControlNode {
    let editor: FieldEditor
    let memory: TextEditorMemory
    private let source: Binding<String>
    private let prompt: GlyphText
    /// The most lines that it grows to with its text, or nil where it takes the room that there is.
    private let growth: Int?
    private var broken: (width: Int, lines: BrokenLines)?

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

    /// Puts the cursor somewhere; the column that it keeps from line to line is the one it has then.
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
        let rows = textFrame
        let lines = lines(width: rows.width)
        let isFocused = painter.isFocused(self)
        painter.clipped(to: frame) {
            if editor.state.characters.isEmpty {
                painter.draw(prompt, at: rows.origin, style: painter.theme.tertiary)
            }
            for y in 0..<rows.height where memory.top + y < lines.ranges.count {
                draw(lines.ranges[memory.top + y], at: rows.minY + y, isFocused, on: painter)
            }
            mark(lines.ranges.count, isFocused, on: painter)
            for (index, message) in messageLines(width: frame.width).enumerated() {
                let corner = Point(x: frame.minX, y: rows.maxY + index)
                painter.draw(message, at: corner, style: painter.theme.danger)
            }
            if isFocused { restCursor(lines, on: painter) }
        }
        painter.hit(self)
    }

    private func draw(_ range: Range<Int>, at y: Int, _ isFocused: Bool, on painter: Painter) {
        var x = textFrame.minX
        let style = look(painter)
        for index in range {
            let isSelected = isFocused && editor.state.selection?.contains(index) == true
            let character = editor.state.characters[index]
            painter.draw(
                GlyphText(String(character)),
                at: Point(x: x, y: y),
                style: isSelected ? painter.theme.selection : style
            )
            x += GlyphText.width(of: character)
        }
    }

    private func restCursor(_ lines: BrokenLines, on painter: Painter) {
        let cursor = editor.state.cursor
        let row = lines.row(of: cursor) - memory.top
        guard row >= 0, row < textFrame.height else { return }
        let column = min(cursorColumn, textFrame.width)
        painter.rest(cursorAt: Point(x: textFrame.minX + column, y: textFrame.minY + row))
    }

    /// A bar before the lines that shows how far they are scrolled, or a line under each of a field's.
    private func mark(_ count: Int, _ isFocused: Bool, on painter: Painter) {
        let rows = textFrame
        let look = isFocused ? painter.theme.tint : painter.theme.tertiary
        if growth != nil {
            guard environment.textFieldStyle.isMarked, environment.isEnabled else { return }
            let room = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: rows.height)
            painter.overlay(room, style: Style(attributes: .underline))
            if editor.state.characters.isEmpty { painter.overlay(room, style: look) }
            return
        }
        let thumb = max(1, rows.height * rows.height / max(count, rows.height))
        let start = (rows.height - thumb) * memory.top / max(1, count - rows.height)
        for y in 0..<rows.height {
            let isThumb = count > rows.height && y >= start && y < start + thumb
            let corner = Point(x: frame.minX, y: frame.minY + y)
            painter.draw(isThumb ? "┃" : "│", at: corner, style: look)
        }
    }

    private func messageLines(width: Int) -> [GlyphText] {
        environment.validation.map { GlyphText("▲ " + $0.text).wrapped(to: width) } ?? []
    }
}

extension TextEditorNode {
    /// The room of the text, with a column at its end for the cursor.
    var textFrame: Rect {
        let message = messageLines(width: frame.width).count
        return frame.inset(
            by: EdgeInsets(left: growth == nil ? 2 : 0, bottom: message, right: 1)
        )
    }

    private func textWidth(_ width: Int) -> Int { max(1, width - (growth == nil ? 3 : 1)) }

    func lines(width: Int) -> BrokenLines {
        if let broken, broken.width == width { return broken.lines }
        let lines = BrokenLines(
            editor.state.characters,
            width: max(1, width),
            columns: GlyphText.width(of:)
        )
        broken = (width, lines)
        return lines
    }

    var cursorColumn: Int {
        lines(width: textFrame.width).column(
            of: editor.state.cursor,
            in: editor.state.characters,
            columns: GlyphText.width(of:)
        )
    }

    func position(atColumn column: Int, of row: Int) -> Int {
        lines(width: textFrame.width).position(
            atColumn: column,
            of: row,
            in: editor.state.characters,
            columns: GlyphText.width(of:)
        )
    }
}

/// What an editor remembers: the first line that it shows, and the column that the cursor keeps.
final class TextEditorMemory {
    var top = 0
    var column: Int?
    var followsCursor = true
}
