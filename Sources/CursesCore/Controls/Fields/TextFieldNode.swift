/// Draws a text field and edits its text.
package final class TextFieldNode: EditingNode {
    let source: any TextFieldSource
    let prompt: GlyphText
    private let memory: FieldMemory
    /// Maximum width of the line; messages may use the whole width.
    package var lineWidth = Proposal.unlimited

    package init(_ evaluation: Evaluation, source: any TextFieldSource, prompt: String = "") {
        let place = evaluation.place
        self.source = source
        self.prompt = GlyphText(prompt)
        memory = place.slot { FieldMemory() }
        let model = source.text(shown: nil)
        let editor = place.slot { FieldEditor(model) }
        let hasChanged = memory.model != nil && memory.model != model
        memory.model = model
        let shown = editor.state.text
        let isOvertaken = hasChanged && !source.accepts(shown)
        editor.sync(isOvertaken ? model : source.text(shown: shown))
        super.init(evaluation, editor)
    }

    override package var text: String {
        environment.isSecure
            ? String(editor.state.characters.map(shown)) : editor.state.text
    }

    override package var focusBinding: FocusBinding? {
        let outer = environment.focusBinding
        return FocusBinding(
            isRequested: { outer?.isRequested() ?? false },
            focusChanged: { [memory, environment, place] isFocused in
                if memory.isTouched != !isFocused { environment.frameRequest.touch(place) }
                memory.isTouched = !isFocused
                outer?.focusChanged(isFocused)
            },
            isNamed: { outer?.isNamed() ?? false }
        )
    }

    /// Selects all text when a key has moved the focus here, so that typing replaces it.
    override package func enterFocus() {
        editor.perform(.selectAll)
    }

    override package func continueFocus(of node: Node) -> Bool {
        guard let field = node as? TextFieldNode, field.text == text else { return false }
        editor.takeOver(field.editor)
        return true
    }

    override package var keyBindings: [KeyBinding] {
        guard isFocusable else { return [] }
        var bindings = commandBindings + stepBindings
        if let submit = environment.submit {
            bindings.append(
                KeyBinding([.plain(.return)], title: environment.string("confirm")) { [self] in
                    submit()
                    // A refused text is replaced by typing, as after Tab.
                    edit { $0.perform(.selectAll) }
                }
            )
        }
        return bindings
    }

    override package func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click else { return .ignored }
        var x = frame.minX
        let characters = editor.state.characters
        let index = characters[min(editor.firstShown, characters.count)...].firstIndex {
            x += columns(of: $0)
            return x > event.location.x
        }
        editor.move(to: index ?? characters.count)
        return .handled
    }

    override package func measure(_ proposal: Proposal) -> Size {
        let ideal = max(20, prompt.width + 1)
        let width = max(1, proposal.width ?? ideal)
        return Size(width: width, height: 1 + messageLines(width: width).count)
    }

    override package func draw(on painter: Painter) {
        let width = min(frame.width, lineWidth)
        let line = Rect(x: frame.minX, y: frame.minY, width: width, height: 1)
        drawText(on: painter, in: line)
        if environment.textFieldLook.isMarked, environment.isEnabled { mark(line, on: painter) }
        drawMessage(from: frame.minY + 1, on: painter)
        painter.hit(self, in: line)
    }

    func columns(of character: Character) -> Int {
        GlyphText.width(of: shown(character))
    }

    override func edit(_ change: (FieldEditor) -> Void) {
        let before = editor.state.text
        change(editor)
        environment.frameRequest.touch(place)
        if editor.state.text != before { source.set(editor.state.text) }
    }

    override var message: String? {
        if let message = super.message { return message }
        guard memory.isTouched, !source.accepts(editor.state.text) else { return nil }
        return environment.string(source.complaint(about: editor.state.text))
    }
}

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
        painter.clipped(to: line) {
            if state.characters.isEmpty {
                let shown = prompt.truncated(to: line.width)
                painter.draw(shown, at: line.origin, style: painter.theme.tertiary)
            }
            if !isFocused, let beginning = beginning(fitting: line.width) {
                return painter.draw(beginning, at: line.origin, style: look(painter))
            }
            let x = draw(editor.firstShown..<state.cursor, at: line.origin, on: painter)
            let cursor = Point(x: x, y: line.minY)
            draw(state.cursor..<state.characters.count, at: cursor, on: painter)
            if isFocused { painter.rest(cursorAt: cursor) }
        }
    }

    /// Returns the beginning of the text with an ellipsis, or `nil` if all of it fits.
    private func beginning(fitting width: Int) -> GlyphText? {
        let characters = editor.state.characters
        guard characters.lazy.map(columns).sum(upTo: width + 1) > width else { return nil }
        return GlyphText(String(characters.prefix(width + 1).map(shown))).truncated(to: width)
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

extension TextFieldNode {
    /// The keys that step the value; arrows without Shift move to the next field.
    var stepBindings: [KeyBinding] {
        var bindings = [(KeyEquivalent.upArrow, 1.0), (.downArrow, -1.0)].compactMap(step)
        guard !bindings.isEmpty else { return [] }
        bindings[0].isKnown = true
        bindings[0].summary = KeyBinding.Summary(of: bindings, title: environment.string("step"))
        return bindings
    }

    private func step(_ key: KeyEquivalent, by step: Double) -> KeyBinding? {
        let state = editor.state
        guard let stepped = source.stepped(state.text, at: state.cursor, by: step) else {
            return nil
        }
        return KeyBinding([.shift(key)], title: environment.string("one step")) { [self] in
            edit { $0.replace(with: stepped) }
        }
    }
}

/// The edited value of a text field: text, or a value in a format.
package protocol TextFieldSource {
    /// Returns the text to show, given the text in the field.
    func text(shown: String?) -> String
    /// Writes typed text.
    func set(_ text: String)
    /// Returns whether the text is valid.
    func accepts(_ text: String) -> Bool
    /// Returns the text with the part at the cursor one step up or down, or `nil` if it has no
    /// steps.
    func stepped(_ text: String, at cursor: Int, by step: Double) -> String?
    /// Returns the message for invalid text.
    func complaint(about text: String) -> LocalizedStringKey
}

extension TextFieldSource {
    package func accepts(_ text: String) -> Bool { true }

    package func stepped(_ text: String, at cursor: Int, by step: Double) -> String? { nil }

    package func complaint(about text: String) -> LocalizedStringKey { "not a number" }
}

struct PlainSource: TextFieldSource {
    let text: Binding<String>

    func text(shown: String?) -> String { text.wrappedValue }

    func set(_ text: String) { self.text.wrappedValue = text }
}

/// State of a field: whether it has lost the focus, and its last text.
package final class FieldMemory {
    package var isTouched = false
    /// The text of the value in the last frame.
    package var model: String?

    package init() {}
}
