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

    /// Creates a picker of a day with optional bounds and a custom label.
    public init(
        selection: Binding<D>,
        in range: (any DateBounds<D>)? = nil,
        displayedComponents: Components = [.date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection,
            earliest: range?.earliest,
            latest: range?.latest,
            label: label()
        )
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        if let timed { return timed.nodes(evaluation) }
        let environment = evaluation.environment
        let reader = DateReader(earliest: earliest, latest: latest, environment: environment)
        let session = CalendarSession(evaluation, selection: selection, reader: reader)
        let inner = evaluation.at(0)
        let source = DateSource(
            selection: selection,
            reader: reader,
            memory: session.memory,
            field: inner.place.slot { FieldMemory() }
        )
        let field = TextFieldNode(inner, source: source)
        let weekday = CalendarWords.weekday(selection.wrappedValue.weekdayIndex)
        let hint = GlyphText(evaluation.string(weekday))
        let hints = [reader.read(field.text) == nil ? .blanks(hint.width) : hint]
        return session.nodes(evaluation, field: field, hints: hints, label: label, beside: beside)
    }
}

extension DatePicker where D == DateDay {
    /// Creates a picker of date and time, or one of them, within optional bounds, with a custom label.
    public init(
        selection: Binding<Date>,
        in range: (any DateBounds<Date>)? = nil,
        displayedComponents: Components = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) {
        let label = label()
        let picker = DateTimePicker(
            selection: selection,
            earliest: range?.earliest,
            latest: range?.latest,
            components: displayedComponents,
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
        in range: (any DateBounds<Date>)? = nil,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }

    /// Creates a picker of date and time, or one of them, titled by a string.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        in range: (any DateBounds<Date>)? = nil,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(title)
        }
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker of a day with optional bounds and a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<D>,
        in range: (any DateBounds<D>)? = nil,
        displayedComponents: Components = [.date]
    ) { self.init(selection: selection, in: range) { Text(titleKey) } }

    /// Creates a picker of a day, titled by a string.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<D>,
        displayedComponents: Components = [.date]
    ) { self.init(selection: selection) { Text(title) } }
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

nonisolated extension GlyphText {
    /// Returns blanks of a width in columns.
    fileprivate static func blanks(_ width: Int) -> GlyphText {
        GlyphText(String(repeating: " ", count: width))
    }
}
