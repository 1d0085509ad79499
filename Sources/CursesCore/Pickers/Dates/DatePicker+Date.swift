extension DatePicker where D == DateDay {
    /// Chooses the day and the time of a point in time, or one of them; the label is any view.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) {
        let bounds: ClosedRange<Date>? = nil
        self.init(selection, bounds, displayedComponents, label())
    }

    /// Chooses the day and the time of a point in time inside bounds, or one of them; the label is any
    /// view.
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
    /// Chooses the day and the time of a point in time, or one of them; the label is the translation of
    /// a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Chooses the day and the time of a point in time inside bounds, or one of them; the label is the
    /// translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: some DateBounds<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) { self.init(selection, range, displayedComponents, Text(titleKey)) }

    /// Chooses the day and the time of a point in time, or one of them; the label is text as it stands.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

    /// Chooses the day and the time of a point in time inside bounds, or one of them; the label is text
    /// as it stands.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        in range: some DateBounds<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) { self.init(selection, range, displayedComponents, Text(title)) }
}
