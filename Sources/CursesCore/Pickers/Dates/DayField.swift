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
        let memory = evaluation.place.slot { DatePickerMemory<D>() }
        let environment = evaluation.environment
        let reader = DateReader(
            earliest: range.lowerBound,
            latest: range.upperBound,
            environment: environment
        )
        let field = TextFieldNode(
            evaluation.place.child(0),
            source: DaySource(text: text, day: day, reader: reader),
            prompt: prompt?.resolve(environment) ?? "",
            environment: environment
        )
        let session = CalendarSession(
            selection: selection(reader),
            reader: reader,
            memory: memory,
            environment: environment
        )
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

    func accepts(_ text: String) -> Bool { true }

    func stepped(_ text: String, by step: Double) -> String? {
        stepped(text, at: text.count, by: step)
    }

    func stepped(_ text: String, at cursor: Int, by step: Double) -> String? {
        day.map { reader.stepped($0, shown: text, at: cursor, by: Int(step)) }
    }
}
