extension DatePicker where D == DateDay {
    /// Chooses the day of a point in time, whose time stays; the label is any view.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection: selection.day, earliest: nil, latest: nil, label: label()) }
}

extension DatePicker where D == DateDay, Label == Text {
    /// Chooses the day of a point in time, whose time stays; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.date]
    ) { self.init(selection: selection.day, earliest: nil, latest: nil, label: Text(titleKey)) }

    /// Chooses the day of a point in time inside bounds; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: some DateBounds<Date>,
        displayedComponents: Components = [.date]
    ) {
        self.init(
            selection: selection.day,
            earliest: range.earliest.map { DateDay($0) },
            latest: range.latest.map { DateDay($0) },
            label: Text(titleKey)
        )
    }
}

extension Binding<Date> {
    /// Leads to the day of the date; its time stays.
    fileprivate var day: Binding<DateDay> {
        Binding<DateDay>(
            get: { DateDay(wrappedValue) },
            set: { day in
                let second = Moment(wrappedValue, in: .current).secondOfDay
                let moment = Moment(dayNumber: day.number, secondOfDay: second)
                wrappedValue = moment.date(in: .current)
            }
        )
    }
}
