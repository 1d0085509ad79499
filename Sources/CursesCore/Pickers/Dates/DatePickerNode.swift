/// Draws the field of a day with its meaning beside it, and opens the calendar.
final class DatePickerNode: Node {
    private let environment: EnvironmentValues
    private let hints: [GlyphText]
    private let open: () -> Void
    private let field: TextFieldNode
    private let lineWidth = 12

    init(
        _ place: Place,
        _ field: TextFieldNode,
        hints: [GlyphText],
        environment: EnvironmentValues,
        open: @escaping () -> Void
    ) {
        self.environment = environment
        let sign = GlyphText("▾")
        self.hints = hints.map { hint in
            hint.width == 0
                ? sign : GlyphText(sign.elements + GlyphText(" ").elements + hint.elements)
        }
        self.open = open
        self.field = field
        field.lineWidth = lineWidth
        super.init(place, children: [field])
    }

    override var text: String { field.text }

    override var keyBindings: [KeyBinding] {
        guard environment.isEnabled else { return [] }
        let keys: [KeyPress] = [.plain(.function(4)), .option(.downArrow)]
        var binding = KeyBinding(
            environment.submit == nil ? [.plain(.return)] + keys : keys,
            title: environment.string("calendar"),
            action: open
        )
        binding.isHidden = false
        return [binding]
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click, environment.isEnabled else { return .ignored }
        open()
        return .handled
    }

    override func measure(_ proposal: Proposal) -> Size {
        let width = proposal.width ?? lineWidth + 1 + (hints.first?.width ?? 0)
        return field.size(Proposal(width: width, height: proposal.height))
    }

    override func draw(on painter: Painter) {
        super.draw(on: painter)
        guard let hint = hints.first(where: { frame.width > lineWidth + $0.width }) else { return }
        let rect = Rect(
            x: frame.minX + lineWidth + 1,
            y: frame.minY,
            width: hint.width,
            height: min(1, frame.height)
        )
        painter.draw(hint, at: rect.origin, width: rect.width, style: painter.theme.secondary)
        painter.hit(self, in: rect)
    }
}

nonisolated extension GlyphText {
    /// Returns blanks of a width in columns.
    static func blanks(_ width: Int) -> GlyphText {
        GlyphText(String(repeating: " ", count: width))
    }
}
