extension TextFieldNode {
    /// Underlines the line, dimmed where it is empty. Only the empty part has the accent, so that
    /// typed text has the highest contrast.
    func mark(_ line: Rect, on painter: Painter) {
        painter.overlay(line, style: Style(attributes: .underline))
        let isFocused = painter.isFocused(self)
        let isEmpty = editor.state.characters.isEmpty
        let typed = editor.state.characters[editor.firstShown...].lazy.map(columns)
        let shown = isEmpty ? min(line.width, prompt.width) : typed.sum(upTo: line.width)
        let rest = line.inset(by: EdgeInsets(left: shown))
        painter.overlay(rest, style: isFocused ? painter.theme.tint : painter.theme.tertiary)
        guard isFocused, !isEmpty else { return }
        let text = Rect(origin: line.origin, size: Size(width: shown, height: 1))
        painter.overlay(text, style: Style(attributes: .bold))
    }

    func drawText(on painter: Painter, in line: Rect) {
        let state = editor.state
        let isFocused = painter.isFocused(self)
        if isFocused {
            editor.scrollToCursor(width: line.width, columns: columns)
        } else {
            editor.firstShown = 0
        }
        let style = look(painter)
        painter.clipped(to: line) {
            if state.characters.isEmpty {
                let shown = prompt.truncated(to: line.width)
                painter.draw(shown, at: line.origin, style: painter.theme.tertiary)
            }
            if !isFocused, let beginning = beginning(fitting: line.width) {
                return painter.draw(beginning, at: line.origin, style: style)
            }
            var x = line.minX
            for index in state.characters.indices[editor.firstShown...] {
                if isFocused, index == state.cursor { rest(painter, at: x, in: line) }
                if x >= line.maxX { break }
                let character = shown(state.characters[index])
                let isSelected = isFocused && state.selection?.contains(index) == true
                painter.draw(
                    GlyphText(String(character)),
                    at: Point(x: x, y: line.minY),
                    style: isSelected ? painter.theme.selection : style
                )
                x += GlyphText.width(of: character)
            }
            if isFocused, state.cursor == state.characters.count { rest(painter, at: x, in: line) }
        }
    }

    /// Returns the beginning of the text with an ellipsis, or `nil` if all of it fits.
    private func beginning(fitting width: Int) -> GlyphText? {
        let characters = editor.state.characters
        guard characters.lazy.map(columns).sum(upTo: width + 1) > width else { return nil }
        return GlyphText(String(characters.prefix(width + 1).map(shown))).truncated(to: width)
    }

    private func rest(_ painter: Painter, at x: Int, in line: Rect) {
        painter.rest(cursorAt: Point(x: x, y: line.minY))
    }
}

extension Sequence<Int> {
    /// Returns the sum of the numbers, at most a limit, without adding further.
    fileprivate func sum(upTo limit: Int) -> Int {
        var sum = 0
        for number in self {
            sum += number
            if sum >= limit { return limit }
        }
        return sum
    }
}
