/// A field of a day with a calendar, whose text the program parses.
///
/// The program stores the text and the day that it means; invalid text stays in the field. The
/// longest of the given meanings that fits is shown beside the field. Shift-↑ and Shift-↓ step the
/// part under the cursor.
public struct DayField<D: CalendarDay>: PrimitiveView {
    private let title: Text
    private let text: Binding<String>
    private let day: D?
    private let range: ClosedRange<D>
    private let meanings: [String]
    private let prompt: Text?

    /// Creates a field with a localized label and bounds.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        day: D?,
        in range: ClosedRange<D>,
        meanings: [String] = [],
        prompt: Text? = nil
    ) {
        title = Text(titleKey)
        self.text = text
        self.day = day
        self.range = range
        self.meanings = meanings
        self.prompt = prompt
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let environment = evaluation.environment
        let reader = DateReader(
            earliest: range.lowerBound,
            latest: range.upperBound,
            environment: environment
        )
        let field = TextFieldNode(
            evaluation.at(0),
            source: DaySource(text: text, day: day, reader: reader),
            prompt: prompt?.resolve(environment) ?? ""
        )
        let session = CalendarSession(evaluation, selection: selection(reader), reader: reader)
        let hints = meanings.map { GlyphText($0) } + [GlyphText("")]
        return session.nodes(evaluation, field: field, hints: hints, label: title)
    }

    private func selection(_ reader: DateReader<D>) -> Binding<D> {
        Binding(
            get: { day ?? reader.clamped(reader.today ?? range.upperBound) },
            set: { text.wrappedValue = $0.isoText }
        )
    }
}

/// Edits a day as text that the program parses.
private struct DaySource<D: CalendarDay>: TextFieldSource {
    let text: Binding<String>
    let day: D?
    let reader: DateReader<D>

    func text(shown: String?) -> String { text.wrappedValue }

    func set(_ text: String) { self.text.wrappedValue = text }

    func stepped(_ text: String, at cursor: Int, by step: Double) -> String? {
        day.map { reader.stepped($0, shown: text, at: cursor, by: Int(step)) }
    }
}

/// Draws the field of a day with its meaning beside it, and opens the calendar.
package final class DatePickerNode: Node {
    private let environment: EnvironmentValues
    private let hints: [GlyphText]
    private let open: () -> Void
    private let field: TextFieldNode
    private let lineWidth = 12

    init(
        _ evaluation: Evaluation,
        _ field: TextFieldNode,
        hints: [GlyphText],
        open: @escaping () -> Void
    ) {
        environment = evaluation.environment
        let sign = GlyphText("▾")
        self.hints = hints.map { hint in
            hint.width == 0
                ? sign : GlyphText(sign.elements + GlyphText(" ").elements + hint.elements)
        }
        self.open = open
        self.field = field
        field.lineWidth = lineWidth
        super.init(evaluation.place, children: [field])
    }

    override package var text: String { field.text }

    override package var keyBindings: [KeyBinding] {
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

    override package func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click, environment.isEnabled else { return .ignored }
        open()
        return .handled
    }

    override package func measure(_ proposal: Proposal) -> Size {
        let width = proposal.width ?? lineWidth + 1 + (hints.first?.width ?? 0)
        return field.size(Proposal(width: width, height: proposal.height))
    }

    override package func draw(on painter: Painter) {
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

/// The state of a date picker: the day before the edit, and its open calendar.
package final class DatePickerMemory<D: CalendarDay> {
    package var original: D?
    /// True if the calendar has set the day, so that it replaces the text in the field.
    package var isReplaced = false
    var isOpen = false
    var marked: D?

    package init() {}
}

nonisolated extension Comparable {
    /// Returns the nearest value inside optional bounds.
    package func clamped(from least: Self?, to greatest: Self?) -> Self {
        min(max(self, least ?? self), greatest ?? self)
    }
}
