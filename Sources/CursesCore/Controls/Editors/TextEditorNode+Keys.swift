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
        bindings += EditCommand.allCases.map { command in
            var binding = key(command.keys, command.title) { [self] in
                perform(command, in: lines, row)
            }
            binding.isUnlisted = command.isMovement
            return binding
        }
        return bindings
    }

    /// Runs a command; start and end are those of the line.
    private func perform(_ command: EditCommand, in lines: BrokenLines, _ row: Int) {
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
        default: edit { $0.perform(command) }
        }
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
