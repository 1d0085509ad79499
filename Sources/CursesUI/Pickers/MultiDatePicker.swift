/// Several days: a field adds one, and each that is chosen is a button that takes it away.
public struct MultiDatePicker<Label: View>: View {
    @Binding private var selection: Set<DateComponents>
    private let earliest: Date?
    private let latest: Date?
    private let label: Label
    @State private var date: Date?
    @Environment(\.today) private var today

    /// Chooses days; the label is any view.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        _selection = selection
        (earliest, latest) = (nil, nil)
        self.label = label()
    }

    /// Chooses days inside bounds; the label is any view.
    public init(
        selection: Binding<Set<DateComponents>>,
        in range: some DateBounds<Date>,
        @ViewBuilder label: () -> Label
    ) {
        _selection = selection
        (earliest, latest) = (range.earliest, range.latest)
        self.label = label()
    }

    public var body: some View {
        VStack(alignment: .leading) {
            LabeledContent {
                HStack {
                    picker.labelsHidden()
                    Button(isChosen ? "Remove" : "Add", action: toggle)
                }
            } label: {
                label
            }
            ForEach(days, id: \.self) { day in
                Button(role: .destructive) {
                    remove(day)
                } label: {
                    Text(verbatim: day)
                }
            }
        }
    }

    private var picker: some View {
        let bounds = (earliest ?? .distantPast)...(latest ?? .distantFuture)
        return DatePicker("", selection: marked, in: bounds, displayedComponents: .date)
    }

    /// The day that is added or taken away next.
    private var marked: Binding<Date> {
        Binding(get: { date ?? start }, set: { date = $0 })
    }

    private var start: Date {
        guard let day = today.flatMap({ DateDay($0) }) else { return Date() }
        return Moment(dayNumber: day.number, secondOfDay: 0).date(in: .current)
    }

    private var days: [String] { Set(selection.compactMap(\.dayText)).sorted() }

    private var isChosen: Bool {
        DateDay(marked.wrappedValue).components.dayText.map(days.contains) ?? false
    }

    private func toggle() {
        let day = DateDay(marked.wrappedValue).components
        if isChosen {
            day.dayText.map(remove)
        } else {
            selection.insert(day)
        }
    }

    private func remove(_ day: String) {
        selection = selection.filter { $0.dayText != day }
    }
}

extension MultiDatePicker where Label == Text {
    /// Chooses days; the label is the translation of a key.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Chooses days inside bounds; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in range: some DateBounds<Date>
    ) { self.init(selection: selection, in: range) { Text(titleKey) } }
}

nonisolated extension DateComponents {
    /// The day as ISO 8601 writes it, if the components name one.
    fileprivate var dayText: String? {
        guard let year, let month, let day else { return nil }
        let parts = [(year, 4), (month, 2), (day, 2)].map { number, digits in
            let text = "\(number)"
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        return parts.joined(separator: "-")
    }
}

nonisolated extension DateDay {
    fileprivate var components: DateComponents {
        DateComponents(year: year, month: month, day: day)
    }
}
