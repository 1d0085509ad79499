/// A field of a day with a calendar.
///
/// The field accepts `2026-11-20`, `today`, `yesterday`, `-3d` and `+1w`, from the environment's
/// `today`; Shift-↑ and Shift-↓ step the part under the cursor, and Enter opens the calendar.
public struct DatePicker<D: CalendarDay, Label: View>: PrimitiveView {
    public typealias Components = DatePickerComponents

    private let selection: Binding<D>
    private let earliest: D?
    private let latest: D?
    private let label: Label
    /// Adds a node beside the day.
    var beside: ((DatePickerNode) -> Node)?
    /// The picker of date and time that replaces the one of a day.
    private var timed: DateTimePicker?

    init(_ timed: DateTimePicker, label: Label) where D == DateDay {
        let day = timed.selection.wrappedValue
        self.init(selection: .constant(DateDay(day)), earliest: nil, latest: nil, label: label)
        self.timed = timed
    }

    init(selection: Binding<D>, earliest: D?, latest: D?, label: Label) {
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.label = label
    }

    /// Creates a picker of a day with a custom label.
    public init(
        selection: Binding<D>,
        displayedComponents: Components = [.date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, earliest: nil, latest: nil, label: label()) }

    /// Creates a picker of a day with bounds and a custom label.
    public init(
        selection: Binding<D>,
        in range: ClosedRange<D>,
        displayedComponents: Components = [.date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection,
            earliest: range.lowerBound,
            latest: range.upperBound,
            label: label()
        )
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        if let timed { return timed.nodes(evaluation) }
        let memory = evaluation.place.slot { DatePickerMemory<D>() }
        let environment = evaluation.environment
        let reader = DateReader(earliest: earliest, latest: latest, environment: environment)
        let fieldPlace = evaluation.place.child(0)
        let fieldMemory = fieldPlace.slot { FieldMemory() }
        let field = TextFieldNode(
            fieldPlace,
            source: DateSource(
                selection: selection,
                reader: reader,
                memory: memory,
                field: fieldMemory
            ),
            prompt: "",
            environment: environment
        )
        let session = CalendarSession(
            selection: selection,
            reader: reader,
            memory: memory,
            environment: environment
        )
        let weekday = CalendarWords.weekday(selection.wrappedValue.weekdayIndex)
        let hint = GlyphText(evaluation.string(weekday))
        let hints = [reader.read(field.text) == nil ? .blanks(hint.width) : hint]
        return session.nodes(evaluation, field: field, hints: hints, label: label, beside: beside)
    }
}

extension DatePicker where D == DateDay {
    /// Creates a picker of date and time, or one of them, with a custom label.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) {
        let bounds: ClosedRange<Date>? = nil
        self.init(selection, bounds, displayedComponents, label())
    }

    /// Creates a picker of date and time, or one of them, with bounds and a custom label.
    public init(
        selection: Binding<Date>,
        in range: some DateBounds<Date>,
        displayedComponents: Components = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, range, displayedComponents, label()) }

    fileprivate init(
        _ selection: Binding<Date>,
        _ range: (some DateBounds<Date>)?,
        _ components: Components,
        _ label: Label
    ) {
        let picker = DateTimePicker(
            selection: selection,
            earliest: range?.earliest,
            latest: range?.latest,
            components: components,
            label: label
        )
        self.init(picker, label: label)
    }
}

extension DatePicker where D == DateDay, Label == Text {
    /// Creates a picker of date and time, or one of them, with a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker of date and time, or one of them, with bounds and a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: some DateBounds<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) { self.init(selection, range, displayedComponents, Text(titleKey)) }

    /// Creates a picker of date and time, or one of them, titled by a string.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

    /// Creates a picker of date and time, or one of them, with bounds, titled by a string.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        in range: some DateBounds<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) { self.init(selection, range, displayedComponents, Text(title)) }
}

extension DatePicker where Label == Text {
    /// Creates a picker of a day with a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<D>,
        displayedComponents: Components = [.date]
    ) { self.init(selection: selection, earliest: nil, latest: nil, label: Text(titleKey)) }

    /// Creates a picker of a day with bounds and a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<D>,
        in range: some DateBounds<D>,
        displayedComponents: Components = [.date]
    ) {
        self.init(
            selection: selection,
            earliest: range.earliest,
            latest: range.latest,
            label: Text(titleKey)
        )
    }

    /// Creates a picker of a day, titled by a string.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<D>,
        displayedComponents: Components = [.date]
    ) { self.init(selection: selection, earliest: nil, latest: nil, label: Text(title)) }
}

/// The components of a date that a picker shows.
nonisolated public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The year, month and day.
    public static let date = DatePickerComponents(rawValue: 1)
    /// The hour and the minute, from 00:00 to 23:59.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

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
