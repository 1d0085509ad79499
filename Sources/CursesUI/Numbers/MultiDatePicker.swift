/// A picker of several days: a field adds days, and a button for each removes it.
public struct MultiDatePicker<Label: View>: View {
    @Binding private var selection: Set<DateComponents>
    private let label: Label
    @State private var date: Date?
    @Environment(\.today) private var today

    /// Creates a picker with a custom label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        _selection = selection
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
        DatePicker("", selection: marked, displayedComponents: .date)
    }

    /// The day in the field, which the button adds or removes.
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
    /// Creates a picker with a localized label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
}

nonisolated extension DateComponents {
    /// The day in ISO 8601, or `nil` if the components do not name a day.
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

/// A picker of the terminal's ten named colours.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label

    /// Creates a picker with a custom label; opacity has no effect.
    public init(
        selection: Binding<Color>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
    }

    public var body: some View {
        Picker(selection: selection) {
            ForEach(choices, id: \.color) { Text($0.name).tag($0.color) }
        } label: {
            label
        }
    }

    private var choices: [(color: Color, name: LocalizedStringKey)] {
        [
            (.standard, "standard"), (.red, "red"), (.green, "green"), (.yellow, "yellow"),
            (.blue, "blue"), (.magenta, "magenta"), (.cyan, "cyan"), (.white, "white"),
            (.black, "black"), (.gray, "gray"),
        ]
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) { self.init(selection: selection) { Text(titleKey) } }
}
