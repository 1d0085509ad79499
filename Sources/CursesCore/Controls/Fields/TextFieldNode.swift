/// Draws a text field and edits its text.
final class TextFieldNode: ControlNode {
    let source: any TextFieldSource
    let prompt: GlyphText
    let editor: FieldEditor
    private let memory: FieldMemory
    /// Maximum width of the line; messages may use the whole width.
    var lineWidth = Proposal.unlimited

    init(
        _ place: Place,
        source: any TextFieldSource,
        prompt: String,
        environment: EnvironmentValues
    ) {
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
        self.editor = editor
        super.init(place, environment: environment)
    }

    override var text: String {
        environment.isSecure
            ? String(editor.state.characters.map(shown)) : editor.state.text
    }

    override var takesText: Bool { true }

    override var focusBinding: FocusBinding? {
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
    override func enterFocus() {
        editor.perform(.selectAll)
    }

    override func continueFocus(of node: Node) -> Bool {
        guard let field = node as? TextFieldNode, field.text == text else { return false }
        editor.takeOver(field.editor)
        return true
    }

    override var keyBindings: [KeyBinding] {
        guard isFocusable else { return [] }
        var bindings = EditCommand.allCases.map { command in
            var binding = KeyBinding(command.keys, title: environment.string(command.title)) {
                [self] in edit { $0.perform(command) }
            }
            binding.isUnlisted = command.isMovement
            return binding
        }
        bindings += stepBindings
        if let submit = environment.submit {
            bindings.append(
                KeyBinding([.plain(.return)], title: environment.string("confirm"), action: submit)
            )
        }
        return bindings
    }

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

    override func measure(_ proposal: Proposal) -> Size {
        let ideal = max(20, prompt.width + 1)
        let width = max(1, proposal.width ?? ideal)
        return Size(width: width, height: 1 + messageLines(width: width).count)
    }

    override func draw(on painter: Painter) {
        let width = min(frame.width, lineWidth)
        let line = Rect(x: frame.minX, y: frame.minY, width: width, height: 1)
        drawText(on: painter, in: line)
        if environment.textFieldStyle.isMarked, environment.isEnabled { mark(line, on: painter) }
        for (index, message) in messageLines(width: frame.width).enumerated() {
            painter.draw(
                message,
                at: Point(x: frame.minX, y: frame.minY + 1 + index),
                style: painter.theme.danger
            )
        }
        painter.hit(self, in: line)
    }

    func columns(of character: Character) -> Int {
        GlyphText.width(of: shown(character))
    }

    func shown(_ character: Character) -> Character {
        environment.isSecure ? "•" : character
    }

    func edit(_ change: (FieldEditor) -> Void) {
        let before = editor.state.text
        change(editor)
        environment.frameRequest.touch(place)
        if editor.state.text != before { source.set(editor.state.text) }
    }

    private func messageLines(width: Int) -> [GlyphText] {
        message.map { GlyphText("▲ " + $0).wrapped(to: width) } ?? []
    }

    private var message: String? {
        if let message = environment.validation?.text { return message }
        guard memory.isTouched, !source.accepts(editor.state.text) else { return nil }
        return environment.string(source.complaint(about: editor.state.text))
    }
}
