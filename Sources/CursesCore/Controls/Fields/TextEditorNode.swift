/// Draws and edits several lines of text.
final class TextEditorNode: EditingNode {
    let memory: TextEditorMemory
    private let source: Binding<String>
    let prompt: GlyphText
    /// Maximum number of lines that it grows to; `nil` if it takes all available space.
    let growth: Int?
    var broken: (width: Int, lines: BrokenLines)?

    init(
        _ evaluation: Evaluation,
        text: Binding<String>,
        prompt: String = "",
        growth: Int? = nil
    ) {
        source = text
        self.prompt = GlyphText(prompt)
        self.growth = growth
        memory = evaluation.place.slot { TextEditorMemory() }
        let editor = evaluation.place.slot {
            let editor = FieldEditor(text.wrappedValue, keepsLines: true)
            if growth == nil { editor.move(to: 0) }
            return editor
        }
        editor.sync(text.wrappedValue)
        super.init(evaluation, editor)
    }

    override var text: String { editor.state.text }

    override package var cursorRow: Rect? {
        let rows = textFrame
        let row = lines(width: rows.width).row(of: editor.state.cursor) - memory.top
        guard (0..<max(0, rows.height)).contains(row) else { return nil }
        return Rect(x: rows.minX, y: rows.minY + row, width: rows.width, height: 1)
    }

    override var keyBindings: [KeyBinding] { isFocusable ? editorBindings : [] }

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

    override func edit(_ change: (FieldEditor) -> Void) {
        let before = editor.state.text
        memory.column = nil
        memory.followsCursor = true
        change(editor)
        broken = nil
        environment.frameRequest.fire()
        if editor.state.text != before { source.wrappedValue = editor.state.text }
    }

    /// Runs a command; start and end are those of the line.
    override func perform(_ command: EditCommand) {
        let lines = lines(width: textFrame.width)
        let row = lines.row(of: editor.state.cursor)
        let start = lines.ranges[row].lowerBound
        let end = lines.end(of: row)
        switch command {
        case .start: place(cursorAt: start)
        case .end: place(cursorAt: end)
        case .selectStart: place(cursorAt: start, selecting: true)
        case .selectEnd: place(cursorAt: end, selecting: true)
        case .deleteToStart: edit { $0.cutText(to: start) }
        case .deleteToEnd:
            let isAtEnd = editor.state.cursor == lines.ranges[row].upperBound
            edit { $0.cutText(to: isAtEnd ? lines.ranges[row].upperBound + 1 : end) }
        default: super.perform(command)
        }
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
}

extension TextEditorNode {
    /// Draws the visible lines, the scroll bar, messages and the cursor.
    func drawText(on painter: Painter) {
        let rows = textFrame
        let lines = lines(width: rows.width)
        let isFocused = painter.isFocused(self)
        if editor.state.characters.isEmpty {
            painter.draw(prompt, at: rows.origin, style: painter.theme.tertiary)
        }
        for y in 0..<rows.height where memory.top + y < lines.ranges.count {
            let start = Point(x: rows.minX, y: rows.minY + y)
            draw(lines.ranges[memory.top + y], at: start, on: painter)
        }
        mark(lines.ranges.count, isFocused, on: painter)
        drawMessage(from: rows.maxY, on: painter)
        if isFocused, let row = cursorRow {
            painter.rest(cursorAt: Point(x: row.minX + min(cursorColumn, row.width), y: row.minY))
        }
    }

    /// Draws a scroll bar before the lines, or underlines the lines of a text field.
    private func mark(_ count: Int, _ isFocused: Bool, on painter: Painter) {
        let rows = textFrame
        let look = isFocused ? painter.theme.tint : painter.theme.tertiary
        if growth != nil {
            guard environment.textFieldLook.isMarked, environment.isEnabled else { return }
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
}

extension TextEditorNode {
    /// The keys of a one-line field, with those for lines; ↑ in the first line moves to the
    /// previous control, ↓ in the last to the next.
    var editorBindings: [KeyBinding] {
        let lines = lines(width: textFrame.width)
        let row = lines.row(of: editor.state.cursor)
        let page = max(1, textFrame.height - 1)
        let last = lines.ranges.count - 1
        var bindings = [
            key([.plain(.return)], "new line") { [self] in edit { $0.type("\n") } },
            moving([.plain(.upArrow)], "line above", to: row - 1, isEnabled: row > 0),
            moving([.plain(.downArrow)], "line below", to: row + 1, isEnabled: row < last),
            moving([.plain(.pageUp)], "page up", to: max(0, row - page), isEnabled: row > 0),
            moving([.plain(.pageDown)], "page down", to: row + page, isEnabled: row < last),
            moving([.shift(.upArrow)], "select", to: row - 1, selecting: true),
            moving([.shift(.downArrow)], "select", to: row + 1, selecting: true),
            key([.control(.home)], "to the start") { [self] in place(cursorAt: 0) }.unlisted,
            key([.control(.end)], "to the end") { [self] in place(cursorAt: .max) }.unlisted,
        ]
        if let submit = environment.submit {
            bindings[0] = key([.plain(.return)], "confirm", submit)
        }
        return bindings + commandBindings
    }

    private func key(
        _ keys: [KeyPress],
        _ title: LocalizedStringKey,
        _ action: @escaping () -> Void
    ) -> KeyBinding { KeyBinding(keys, title: environment.string(title), action: action) }

    private func moving(
        _ keys: [KeyPress],
        _ title: LocalizedStringKey,
        to row: Int,
        selecting: Bool = false,
        isEnabled: Bool = true
    ) -> KeyBinding {
        var binding = key(keys, title) { [self] in
            let column = memory.column ?? cursorColumn
            let last = lines(width: textFrame.width).ranges.count - 1
            let target = position(atColumn: column, of: min(max(0, row), last))
            place(cursorAt: target, selecting: selecting, column: column)
        }
        binding.isEnabled = isEnabled
        return binding.unlisted
    }
}

extension TextEditorNode {
    /// The frame of the text, whose last column is left to the cursor.
    var textFrame: Rect {
        let message = messageLines(width: frame.width).count
        return frame.inset(
            by: EdgeInsets(left: growth == nil ? 2 : 0, bottom: message, right: 1)
        )
    }

    func textWidth(_ width: Int) -> Int { max(1, width - (growth == nil ? 3 : 1)) }

    func lines(width: Int) -> BrokenLines {
        if let broken, broken.width == width { return broken.lines }
        let lines = BrokenLines(editor.state.characters, width: max(1, width))
        broken = (width, lines)
        return lines
    }

    var cursorColumn: Int {
        lines(width: textFrame.width).column(of: editor.state.cursor, in: editor.state.characters)
    }

    func position(atColumn column: Int, of row: Int) -> Int {
        lines(width: textFrame.width)
            .position(atColumn: column, of: row, in: editor.state.characters)
    }
}

/// State of an editor: the first visible line, and the column kept by ↑ and ↓.
final class TextEditorMemory {
    var top = 0
    var column: Int?
    var followsCursor = true
}

/// Lines of a wrapped text, broken at newlines and, where a line is full, between words or wide
/// characters.
struct BrokenLines {
    /// The character range of each line, without the newline.
    let ranges: [Range<Int>]

    init(_ characters: [Character], width: Int) {
        var ranges: [Range<Int>] = []
        var (start, x) = (0, 0)
        var breakAfter: Int?
        for (index, character) in characters.enumerated() {
            if character.isNewline {
                ranges.append(start..<index)
                (start, x, breakAfter) = (index + 1, 0, nil)
                continue
            }
            let extent = GlyphText.width(of: character)
            let isBlank = character == " "
            if x + extent > width, index > start, !isBlank {
                let isClosing = GlyphText.closing.contains(character.unicodeScalars.first ?? " ")
                let full = breakAfter ?? index
                let cut = isClosing && full == index && index > start + 1 ? index - 1 : full
                ranges.append(start..<cut)
                start = cut
                x = characters[start..<index].reduce(0) { $0 + GlyphText.width(of: $1) }
                breakAfter = nil
            }
            x += extent
            if isBlank || extent == 2 { breakAfter = index + 1 }
        }
        self.ranges = ranges + [start..<characters.count]
    }

    /// Returns the line that contains a position.
    func row(of position: Int) -> Int {
        ranges.lastIndex { $0.lowerBound <= position } ?? 0
    }

    /// Returns the last cursor position of a line; a wrapped line ends before its last character.
    func end(of row: Int) -> Int {
        let isFull = row + 1 < ranges.count && ranges[row + 1].lowerBound == ranges[row].upperBound
        return isFull
            ? max(ranges[row].lowerBound, ranges[row].upperBound - 1)
            : ranges[row].upperBound
    }

    /// Returns the column of a position in its line.
    func column(of position: Int, in characters: [Character]) -> Int {
        characters[ranges[row(of: position)].lowerBound..<position]
            .reduce(0) { $0 + GlyphText.width(of: $1) }
    }

    /// Returns the position nearest to a column of a line.
    func position(atColumn column: Int, of row: Int, in characters: [Character]) -> Int {
        let row = min(max(0, row), ranges.count - 1)
        var x = 0
        for index in ranges[row].lowerBound..<end(of: row) {
            let extent = GlyphText.width(of: characters[index])
            if x + (extent + 1) / 2 > column { return index }
            x += extent
        }
        return end(of: row)
    }
}

extension Evaluation {
    /// Returns a field of several lines that takes all available space.
    package func editor(of text: Binding<String>) -> Node { TextEditorNode(self, text: text) }
}
