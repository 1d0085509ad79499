/// The text of a field during editing, with its undo history; the clipboard is shared.
final class FieldEditor {
    private(set) var state: EditableText
    /// Index of the first visible character.
    var firstShown = 0
    private var history = EditHistory()
    private static var clipboard = ""

    init(_ text: String, keepsLines: Bool = false) {
        state = EditableText(text, keepsLines: keepsLines)
    }

    /// Takes over text that was changed elsewhere; keeps the cursor's distance from the end, and a
    /// full selection.
    func sync(_ text: String) {
        guard text != state.text else { return }
        let distance = state.characters.count - state.cursor
        let isSelected = state.isSelected
        state = EditableText(text, keepsLines: state.keepsLines)
        state.move(to: state.characters.count - distance)
        if isSelected { state.selectAll() }
        history = EditHistory()
    }

    /// Takes over the text, the history, the cursor and the selection of another editor.
    func takeOver(_ other: FieldEditor) {
        (state, history, firstShown) = (other.state, other.history, other.firstShown)
    }

    func type(_ text: String) {
        change(.typing) { state.insert(text) }
    }

    func paste(_ text: String) {
        change(.other) { state.insert(text) }
    }

    /// Replaces all text, as one step to undo; the cursor keeps its position, or moves to the end
    /// of a shorter text.
    func replace(with text: String) {
        change(.other) { state.replaceAll(with: text) }
    }

    func perform(_ command: EditCommand) {
        guard let kind = command.kind else {
            history.breakRun()
            return apply(command)
        }
        change(kind) { apply(command) }
    }

    private func change(_ kind: EditHistory.Kind, _ edit: () -> Void) {
        let changes = state.changes
        // Kept only if the history records it: a second reference makes the next edit copy it.
        let before = history.isStep(kind) ? state : nil
        edit()
        if state.changes != changes { history.record(before, kind: kind) }
    }

    private func apply(_ command: EditCommand) {
        switch command {
        case .left: state.move(to: state.selection?.lowerBound ?? state.cursor - 1)
        case .right: state.move(to: state.selection?.upperBound ?? state.cursor + 1)
        case .wordLeft: state.move(to: state.wordStart)
        case .wordRight: state.move(to: state.wordEnd)
        case .start: state.move(to: 0)
        case .end: state.move(to: state.characters.count)
        case .selectLeft: state.move(to: state.cursor - 1, selecting: true)
        case .selectRight: state.move(to: state.cursor + 1, selecting: true)
        case .selectWordLeft: state.move(to: state.wordStart, selecting: true)
        case .selectWordRight: state.move(to: state.wordEnd, selecting: true)
        case .selectStart: state.move(to: 0, selecting: true)
        case .selectEnd: state.move(to: state.characters.count, selecting: true)
        case .selectAll: state.selectAll()
        case .deleteBackward: state.delete(to: state.cursor - 1)
        case .deleteForward: state.delete(to: state.cursor + 1)
        case .deleteWordBackward: cut(to: state.wordStart)
        case .deleteWordForward: cut(to: state.wordEnd)
        case .deleteToStart: cut(to: 0)
        case .deleteToEnd: cut(to: state.characters.count)
        case .cut: cutSelection()
        case .copy: copySelection()
        case .paste: state.insert(Self.clipboard)
        case .undo: if let previous = history.undo(state) { state = previous }
        case .redo: if let next = history.redo(state) { state = next }
        }
    }

    func move(to position: Int, selecting: Bool = false) {
        history.breakRun()
        state.move(to: position, selecting: selecting)
    }

    /// Cuts the text between the cursor and a position, as one step to undo.
    func cutText(to position: Int) {
        change(.other) { cut(to: position) }
    }

    private func cut(to position: Int) {
        if state.selection != nil { return cutSelection() }
        let removed = state.characters(to: position)
        if removed.isEmpty { return }
        Self.clipboard = String(removed)
        state.delete(to: position)
    }

    private func cutSelection() {
        copySelection()
        state.deleteSelection()
    }

    private func copySelection() {
        if state.selection != nil { Self.clipboard = state.selectedText }
    }
}

/// A control that edits text, with its error message below.
package class EditingNode: ControlNode {
    final let editor: FieldEditor

    init(_ evaluation: Evaluation, _ editor: FieldEditor) {
        self.editor = editor
        super.init(evaluation.place, environment: evaluation.environment)
    }

    nonisolated deinit {}

    override package final var takesText: Bool { true }

    var message: String? { environment.validation }

    /// Changes the text and stores it.
    func edit(_ change: (FieldEditor) -> Void) {}

    override package final func handle(_ press: KeyPress) -> KeyPress.Result {
        press.characters.isEmpty ? .ignored : handle(typed: press.characters)
    }

    override package final func handle(typed: String) -> KeyPress.Result {
        guard isFocusable else { return .ignored }
        edit { $0.type(typed) }
        return .handled
    }

    override package final func handle(paste: String) -> KeyPress.Result {
        guard isFocusable else { return .ignored }
        edit { $0.paste(paste) }
        return .handled
    }

    /// Runs a command of the keys.
    func perform(_ command: EditCommand) {
        edit { $0.perform(command) }
    }

    /// The keys of all commands.
    final var commandBindings: [KeyBinding] {
        EditCommand.allCases.map { command in
            var binding = KeyBinding(command.keys, title: environment.string(command.title)) {
                [self] in perform(command)
            }
            binding.isUnlisted = command.isMovement
            return binding
        }
    }

    final func messageLines(width: Int) -> [GlyphText] {
        message.map { GlyphText("▲ " + $0).wrapped(to: width) } ?? []
    }

    /// Draws the error message from a row on.
    final func drawMessage(from row: Int, on painter: Painter) {
        for (index, line) in messageLines(width: frame.width).enumerated() {
            let start = Point(x: frame.minX, y: row + index)
            painter.draw(line, at: start, style: painter.theme.danger)
        }
    }

    final func shown(_ character: Character) -> Character {
        environment.isSecure ? "•" : character
    }

    /// Draws characters as far as they are visible, and returns the column after them.
    @discardableResult
    final func draw(_ range: Range<Int>, at start: Point, on painter: Painter) -> Int {
        let selection = painter.isFocused(self) ? editor.state.selection : nil
        let style = look(painter)
        var x = start.x
        for index in range {
            if x >= painter.clip.maxX { break }
            let character = shown(editor.state.characters[index])
            painter.draw(
                GlyphText(String(character)),
                at: Point(x: x, y: start.y),
                style: selection?.contains(index) == true ? painter.theme.selection : style
            )
            x += GlyphText.width(of: character)
        }
        return x
    }
}

extension FieldEditor {
    /// Scrolls to make the cursor visible, and to leave no empty space before the end.
    func scrollToCursor(width: Int, columns: (Character) -> Int) {
        let characters = state.characters
        let isAtEnd = state.cursor == characters.count
        let underCursor = isAtEnd ? 1 : min(width, max(1, columns(characters[state.cursor])))
        func start(before end: Int, leaving room: Int) -> Int {
            var start = end
            var left = width - room
            while start > 0, left >= 0 {
                left -= columns(characters[start - 1])
                if left >= 0 { start -= 1 }
            }
            return start
        }
        firstShown = min(firstShown, state.cursor, start(before: characters.count, leaving: 1))
        firstShown = max(firstShown, start(before: state.cursor, leaving: underCursor))
    }
}
